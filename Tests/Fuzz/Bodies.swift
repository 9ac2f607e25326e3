import Wire

/// Every body of the contract by its name, with those that no operation names.
let bodies = API.bodies(besides: [
    LiveHeadBody.self, LiveReadBody.self, ProblemBody.self, WebhookCallBody.self,
])
