// Constants that the server prepends to the service worker.
declare const EDITION: string;
declare const OFFLINE: string;
declare const KINDS: string[];
declare const ICON: string;
