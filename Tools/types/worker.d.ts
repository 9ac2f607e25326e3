// What the server writes above the service worker.
declare const EDITION: string;
declare const OFFLINE: string;
declare const KINDS: string[];
