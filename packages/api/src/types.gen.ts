// Generated from openapi.yaml by packages/api/generate.run.ts. Change the contract, then run: npm run generate

export interface paths {
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an account and sign in
         * @description The email address is stored in lower case. An email with a verification link is sent; the session starts at once.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in, in one or two steps
         * @description Credentials alone give 200 or, when a second factor is asked for, 202 with a challenge. The second step repeats
         *     the credentials with `mfa_token` of the challenge and the six digits; they work once, for ten minutes and five
         *     tries, and with this challenge alone. 401 here is a failed sign-in: the client
         *     keeps the form and its message and does not redirect.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this session
         * @description Revokes the token that the request carries. Other sessions of the user go on.
         */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in user */
        get: operations["getMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the owner can change about their account */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change name, second factor or email preferences
         * @description Omitted fields do not change. A change of the second factor is announced by email.
         */
        patch: operations["updateAccount"];
        trace?: never;
    };
    "/me/defaults": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The assumptions that later analyses start from */
        get: operations["getOwnDefaults"];
        /**
         * Set the assumptions that later analyses start from
         * @description In place of all that were set before. Analyses that are there keep theirs; comparisons and samples keep the
         *     model's. What describes one property, such as a rent, is refused.
         */
        put: operations["putOwnDefaults"];
        post?: never;
        /** Start later analyses from the model's defaults again */
        delete: operations["deleteOwnDefaults"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set another password
         * @description Every other session of the account ends, reset links expire, and an email informs the owner. A password that
         *     was refused is 422 at its field, the current one too: the session stays.
         */
        post: operations["changeOwnPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where the account is signed in */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out everywhere else
         * @description This session stays.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the list of sessions.
                 * @example 5b0c9d42-3f61-4a78-8e2d-91c4f7a6b350
                 */
                id: components["parameters"]["SessionRowId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one session */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How far the copy of one's data is */
        get: operations["getDataExport"];
        put?: never;
        /**
         * Ask for a copy of one's data
         * @description One that is being prepared goes on. An earlier one is removed.
         */
        post: operations["requestDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/export/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The copy of one's data
         * @description A ZIP of JSON files, documents and reports.
         */
        get: operations["downloadDataExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/me/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the account and everything of theirs
         * @description Cannot be undone. The subscription is ended at the payment provider first; then the account, its sessions,
         *     analyses, documents and reports are removed. It is no `DELETE`, since a password belongs into a body. A wrong
         *     password is 422 at its field: the session stays.
         */
        post: operations["deleteMe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a link that sets a new password
         * @description The answer is the same whether or not an account with this address exists.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resend-code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for another verification code during a sign-in
         * @description Once a minute. The new code takes the place of the one before, has the same ten minutes and the same five tries;
         *     the token of the challenge stays.
         */
        post: operations["resendCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request another verification email
         * @description The answer is the same whether or not an account with this address exists, and whether or not it is verified.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with the token of a reset link
         * @description The token works once and for a limited time. Every session of the user ends.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Verify an email address with the token from the email
         * @description Opening the same link again after it worked answers 200 again.
         */
        get: operations["verifyEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Flags of this installation */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's analyses
         * @description History stays readable without a subscription.
         */
        get: operations["listAnalyses"];
        put?: never;
        /**
         * Submit a property
         * @description At least one file or one listing address. Fields may come in any order, also after the files. Nothing is kept
         *     and no allowance is used when the answer is an error.
         */
        post: operations["createAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /**
         * One analysis
         * @description An administrator may read any user's analysis; for everyone else another user's analysis is 404.
         */
        get: operations["getAnalysis"];
        put?: never;
        post?: never;
        /**
         * Delete an analysis
         * @description It is gone from this answer on: every call answers 404 for it. For 30 seconds it can be restored; then its
         *     documents, reports, runs and corrections are removed for good, whether or not anybody is still there. What runs
         *     is canceled first and refunded as by a cancellation. What a finished one was charged stays charged. Only
         *     its owner can do this.
         */
        delete: operations["deleteAnalysis"];
        options?: never;
        head?: never;
        /**
         * Give an analysis another title
         * @description In lists and in the names of downloads; a report keeps the title that it was written with. Only its owner can do this.
         */
        patch: operations["renameAnalysis"];
        trace?: never;
    };
    "/analysis/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a deletion back
         * @description Unchanged, except for a run that the deletion canceled. An analysis that is not deleted does not change. 404 once the 30
         *     seconds are over. Only its owner can do this.
         */
        post: operations["restoreAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /**
         * How far the analysis is
         * @description Asked every 5 seconds while the status is pending or processing.
         */
        get: operations["getAnalysisStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a running analysis
         * @description It ends as failed, also in the middle of a step; what it was charged is given back, and what was submitted is
         *     kept. Only its owner can do this.
         */
        post: operations["cancelAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis/{id}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /**
         * What was read, and what can be corrected
         * @description Only its owner reads this, once the report is there.
         */
        get: operations["getAnalysisFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis/{id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct facts that were read wrongly
         * @description The values replace the readings, marked as given, and the report is recalculated beside the one
         *     that is shown, which it replaces when it is complete. Nothing is charged; at most twenty times an analysis.
         */
        post: operations["correctAnalysis"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis/{id}/change": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /**
         * Why the report changed
         * @description Against the report before the latest correction, or, where nothing was corrected, against the caller's latest earlier
         *     report of the same listing address or the same documents. The inputs of each cause are applied one after the
         *     other, in a fixed order: facts, data, assumptions, rates. The rest is the engine's.
         */
        get: operations["explainChange"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analyses/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Two to four analyses side by side
         * @description All are recalculated by today's engine, on today's rules, for the same buyer and with the same default
         *     assumptions, from what was read of each and what its owner corrected. Market data is from the date of each
         *     analysis. Nothing of it is stored. Only of the caller's own.
         */
        get: operations["compareAnalyses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis/{id}/sources": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /** What was submitted */
        get: operations["getAnalysisSources"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis/{id}/sources/{sourceId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
                /**
                 * @description The id of a document of this analysis.
                 * @example d41f8a30-6b1c-4e9e-9a57-0c2b7e6f1d83
                 */
                sourceId: string;
            };
            cookie?: never;
        };
        /**
         * Download a submitted document
         * @description The bytes as they were uploaded, with the document's own content type.
         */
        get: operations["downloadSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis/{id}/fragment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /**
         * The report as an HTML fragment
         * @description Readable without scripts; embeds the report data as a JSON block and names its two scripts (charting, interactivity).
         *     Links of the form `/analysis/{id}/files/{path}` inside it are asked for here with `path`. For a second or two after an
         *     analysis of a PDF is complete the pictures of places that values were read from are still being cut: the fragment is
         *     then without them, and `Report-Pictures` says so.
         */
        get: operations["getFragment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis/{id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /**
         * Download the report
         * @description HTML is one file that opens from disk without a network; JSON is the versioned InsightReport; `tables` is a ZIP of
         *     every table of the report as CSV (UTF-8, RFC 4180, units in the header) and of all of them as JSON; `bank` is
         *     the Japanese page for a bank or a tax adviser as one HTML file. A PDF is printed after
         *     the report is complete, and again when the renderer has changed: until it is there the answer is 409 with the code
         *     `not_ready` and Retry-After; 404 says why there is none, for example on a server without a browser.
         */
        get: operations["downloadReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis/{id}/shares": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /**
         * Links under which the report can be read
         * @description Those that hold, newest first. Only the owner reads this; the tokens themselves are not kept.
         */
        get: operations["listShares"];
        put?: never;
        /**
         * Make a link under which anyone can read the report
         * @description The token is in this answer and nowhere else: only its hash is kept. Who opens the link reads a report without
         *     names of tenants, without the words of the sources, the title, the buyer and the sources themselves.
         */
        post: operations["createShare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis/{id}/shares/{shareId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
                /**
                 * @description Of the list of links.
                 * @example 3d5b7f91-6a2c-4e08-b1d4-8c9e0f2a7b63
                 */
                shareId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a link back
         * @description From now on it answers as if it had never been.
         */
        delete: operations["revokeShare"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis/{id}/scenarios": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /**
         * Scenarios that the owner saved with the analysis
         * @description By name. Only the owner reads them.
         */
        get: operations["listScenarios"];
        put?: never;
        /**
         * Save a scenario with the analysis
         * @description What differs from the report, under a name. It goes with the analysis.
         */
        post: operations["saveScenario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/analysis/{id}/scenarios/{scenarioId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
                /**
                 * @description Of the list of scenarios.
                 * @example 7d0c1a52-2f4e-4b6a-9c38-51e0b7a4d9f2
                 */
                scenarioId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a saved scenario */
        delete: operations["deleteScenario"];
        options?: never;
        head?: never;
        /**
         * Give a saved scenario another name or other inputs
         * @description What is left out stays. Inputs take the place of all that were saved before.
         */
        patch: operations["updateScenario"];
        trace?: never;
    };
    "/shared/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The unguessable part of a link.
                 * @example 5kqXo0mJ8rT3vW6yB1nC4dF7gH9jL2pS0uZaEiOxQwE
                 */
                token: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        /**
         * What a link shows, and until when
         * @description A link that expired or was revoked, or whose owner is gone, answers 404 as one that never was.
         */
        get: operations["getShared"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shared/{token}/fragment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The unguessable part of a link.
                 * @example 5kqXo0mJ8rT3vW6yB1nC4dF7gH9jL2pS0uZaEiOxQwE
                 */
                token: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        /**
         * The shared report as an HTML fragment
         * @description As the owner's, calculated from facts without names and for the default buyer.
         */
        get: operations["getSharedFragment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/samples/{slug}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which of the samples.
                 * @example condominium
                 */
                slug: components["parameters"]["SampleSlug"];
            };
            cookie?: never;
        };
        /**
         * A sample report that anyone can open
         * @description Of a fictional property, calculated by the pipeline when the product was built.
         */
        get: operations["getSample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/samples/{slug}/fragment": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which of the samples.
                 * @example condominium
                 */
                slug: components["parameters"]["SampleSlug"];
            };
            cookie?: never;
        };
        /** The sample report as an HTML fragment */
        get: operations["getSampleFragment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/samples/{slug}/report": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which of the samples.
                 * @example condominium
                 */
                slug: components["parameters"]["SampleSlug"];
            };
            cookie?: never;
        };
        /**
         * The sample report as a page of its own
         * @description One HTML file, readable without scripts.
         */
        get: operations["getSampleReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The plans on offer
         * @description The payment provider's prices with this product's features. Includes free and free trial plans, which the pricing
         *     screen hides. While the provider does not answer, the plans it last gave.
         */
        get: operations["listPlans"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/create-checkout-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the provider's hosted checkout
         * @description The price must be one of `GET /stripe/plans`, and both addresses of this installation's own origin; others are 422.
         *     Nothing is charged before the provider's page is completed there, and what the provider then tells this server
         *     alone makes the subscription.
         */
        post: operations["createCheckoutSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/payment-history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's payments, newest first
         * @description As the provider last told them, so that they can be read while it does not answer.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/create-portal-session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open the provider's customer portal
         * @description The address to return to must be of this installation's own origin; others are 422.
         */
        post: operations["createPortalSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stripe/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Events of the payment provider
         * @description Called by the provider. There is no bearer token: the signature in the header, computed over the raw body, is the
         *     proof. `x-raw-body` tells the server to keep the body as bytes and to leave reading it to the operation, so that
         *     nothing of a body is looked at before its signature. The same event twice has the effect of once, and the order in
         *     which events come does not matter: they say that something changed, and what it is now is asked of the provider.
         */
        post: operations["receiveStripeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/stats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Counts for the dashboard */
        get: operations["getAdminStats"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/charts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Analyses a day, duration by step, failures by reason */
        get: operations["getAdminCharts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All users, newest first */
        get: operations["listUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 8c2e4f6a-0b1d-4c3e-9f5a-7d6b8e0c2a14
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        /** One user */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user and everything of theirs
         * @description Cannot be undone. Analyses, documents and reports of the user are removed too.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        /**
         * Change role, activity or allowances
         * @description Only the fields that are sent change. Deactivating a user ends their sessions.
         */
        patch: operations["updateUser"];
        trace?: never;
    };
    "/admin/users/{id}/change-password": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 8c2e4f6a-0b1d-4c3e-9f5a-7d6b8e0c2a14
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a user's password
         * @description Every session of that user ends.
         */
        post: operations["changeUserPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everyone's analyses, newest first */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run a failed analysis again
         * @description With all its steps, from what was submitted. Its owner sees it run. Nothing is charged: what the analysis was
         *     charged was given back when it failed.
         */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened to accounts and what administrators did, newest first */
        get: operations["readAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/worker/task/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task id that a partial run answered.
                 * @example 3be0d7c2-11f4-4a06-8a7d-5c9e20b4f6a1
                 */
                id: string;
            };
            cookie?: never;
        };
        /**
         * State of a background task
         * @description Asked every 2 seconds until `ready`.
         */
        get: operations["getWorkerTask"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/debug/analysis/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /** Sessions of an analysis, newest first */
        get: operations["listDebugSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/debug/analysis/{id}/files": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /** Files of a session, one folder at a time */
        get: operations["listDebugFiles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/debug/analysis/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /**
         * Preview a file of a session
         * @description At most the first 256 KB of text, JSON set out in lines; bytes that are not text are described instead.
         */
        get: operations["readDebugFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/debug/analysis/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /**
         * A page or picture of a session, to look at
         * @description Pages and pictures as they are stored, and the first page of a PDF as a picture. It always comes with a
         *     policy under which nothing in it runs and nothing is loaded.
         */
        get: operations["readDebugContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/debug/analysis/{id}/difference": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /**
         * Difference between two sessions
         * @description By artefact, by figure of the report, and in yen for who buys. Pinned artefacts count as the session's own.
         */
        get: operations["compareDebugSessions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/debug/analysis/{id}/explanation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        /**
         * How the value of a fact was read
         * @description Every value that was read for a fact, with the rule that read it, its place and confidence, and why it is used or not. Without a field, the names of the facts that were read.
         */
        get: operations["explainDebugField"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/debug/analysis/{id}/run": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run chosen steps again
         * @description A new session is made; artefacts of the steps that are not run are pinned from the base session.
         */
        post: operations["startDebugRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/benchmark/profiles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All profiles, default ones first */
        get: operations["listBenchmarkProfiles"];
        put?: never;
        /** Create a profile */
        post: operations["createBenchmarkProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/benchmark/profiles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The benchmark profile.
                 * @example bp_definitions
                 */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a profile
         * @description Default profiles, and profiles that runs still name, cannot be deleted.
         */
        delete: operations["deleteBenchmarkProfile"];
        options?: never;
        head?: never;
        /**
         * Change a profile
         * @description Default profiles cannot be changed.
         */
        patch: operations["updateBenchmarkProfile"];
        trace?: never;
    };
    "/admin/benchmark/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Runs, newest first
         * @description At most the 200 newest. The payload is left out here.
         */
        get: operations["listBenchmarkRuns"];
        put?: never;
        /**
         * Start a run
         * @description A baseline run needs `urls`; a candidate run needs `baseline_run_id` of a completed baseline run.
         */
        post: operations["createBenchmarkRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/benchmark/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The benchmark run.
                 * @example br_0102
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /** One run with its payload */
        get: operations["getBenchmarkRun"];
        put?: never;
        post?: never;
        /**
         * Delete a run
         * @description A baseline run that candidate runs still name cannot be deleted.
         */
        delete: operations["deleteBenchmarkRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/benchmark/runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The benchmark run.
                 * @example br_0102
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a run
         * @description What was read stays; nothing more is begun. A run that has ended stays as it ended.
         */
        post: operations["cancelBenchmarkRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/benchmark/runs/{id}/extraction": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The benchmark run.
                 * @example br_0102
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        /** Baseline beside candidate for one property */
        get: operations["getBenchmarkExtraction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process runs
         * @description Touches nothing outside the process.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The server can do its work
         * @description Asks the database, the job queue and the object storage.
         */
        get: operations["getReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Every error body. */
        Problem: {
            code: components["schemas"]["ProblemCode"];
            /** @description What happened and what to do next, or one item per field. */
            detail: string | components["schemas"]["ValidationItem"][];
        };
        /**
         * @description What happened, for programs: a code never changes its meaning, while the words of `detail` may be improved. Each
         *     belongs to the one status that `x-status` names. New codes may come; a client treats one that it does not know
         *     by its status.
         * @enum {string}
         */
        ProblemCode: "validation_failed" | "unreadable_body" | "nothing_submitted" | "too_many_files" | "empty_file" | "not_signed_in" | "wrong_credentials" | "wrong_verification_code" | "wrong_signature" | "forbidden" | "account_inactive" | "subscription_required" | "limit_reached" | "complimentary_ended" | "not_found" | "email_taken" | "spent_link" | "sign_in_expired" | "not_ready" | "analysis_failed" | "already_subscribed" | "no_customer" | "last_administrator" | "default_profile" | "profile_in_use" | "run_in_use" | "baseline_not_completed" | "analysis_running" | "not_running" | "corrections_used_up" | "too_many_shares" | "too_many_scenarios" | "not_failed" | "missing_input" | "idempotency_conflict" | "idempotency_in_progress" | "name_taken" | "too_large" | "unsupported_type" | "rate_limited" | "internal" | "unavailable" | "provider_unavailable";
        ValidationItem: {
            /** @description The way to the value, for example `[body, email]` or `[query, page]`. */
            loc: (string | number)[];
            /** @description What the value must be. */
            msg: string;
            /** @description The rule that failed, for example `required` or `minLength`. */
            type: string;
        };
        Message: {
            /** @description A sentence for the reader. */
            detail: string;
        };
        User: {
            id: string;
            /** @description Always in lower case. */
            email: string;
            full_name: string | null;
            /** @description The owner of the account has proved the address. Only emails about analyses depend on it. */
            email_verified: boolean;
            /** @description An inactive user cannot sign in. */
            is_active: boolean;
            /** @description An administrator. */
            is_superuser: boolean;
            /**
             * @description The provider's word for the subscription, such as `past_due` or `canceled`. `active` counts as subscribed, and
             *     is also said of a trial; null is none. Never changed by free mode.
             */
            subscription_status: string | null;
            /**
             * Format: date-time
             * @description The end of the paid period.
             */
            subscription_end_date: string | null;
            /**
             * Format: date-time
             * @description When a canceled subscription ends; null while it renews by itself.
             */
            access_ends_at?: string | null;
            /** @description Left this month; -1 unlimited; 999 in free mode. */
            analyses_remaining: number;
            /** @description Analyses without a subscription; -1 unlimited. */
            complimentary_analysis_credits: number;
            /** @description Analyses started this month, less those that failed. */
            current_month_usage: number;
            /** @description Analyses a month, of the plan or as an administrator set it; -1 unlimited, of a plan alone. */
            monthly_analysis_limit: number;
            access: components["schemas"]["Access"];
            /** @description All analyses of the user. Only in answers to administrators. */
            jobs_count?: number;
        };
        /**
         * @description Whether new analyses may be started, on what ground, and how many are left. Decided by the server; clients show
         *     it and decide nothing again.
         */
        Access: {
            /**
             * @description `free`: the free testing mode. `subscribed`, `complimentary`: by subscription or by complimentary credits.
             *     `limit_reached`: the subscription's month is used up. `complimentary_ended`: the credits are used up.
             *     `subscription_required`: neither. Analyses are refused in the last three.
             * @enum {string}
             */
            state: "free" | "subscribed" | "complimentary" | "limit_reached" | "complimentary_ended" | "subscription_required";
            /** @description -1 unlimited; 999 in free mode; 0 where analyses are refused. */
            remaining: number;
        };
        RegistrationRequest: {
            email: components["schemas"]["EmailAddress"];
            password: components["schemas"]["NewPassword"];
            full_name: string;
        };
        /**
         * @description A simple address, stored in lower case. Deliberately wider than RFC 5321: mobile carriers in Japan gave out
         *     addresses with consecutive or trailing dots.
         */
        EmailAddress: string;
        NewPassword: string;
        /** @description The current password of the account. */
        GivenPassword: string;
        LoginRequest: {
            email: string;
            password: string;
            /** @description Of the challenge. */
            mfa_token?: string;
            /** @description The six digits. */
            otp_code?: string;
        };
        LoginResponse: {
            /** @description Opaque; sent as bearer token. */
            access_token: string;
            user: components["schemas"]["User"];
        };
        MfaChallenge: {
            /** @constant */
            mfa_required: true;
            /** @description Sent back with the code. */
            mfa_token: string;
            /** @description How the code travels. `email` has its own helper text. */
            delivery_channel: string;
            /** @description A sentence for the reader. */
            detail?: string;
        };
        ResendCodeRequest: {
            /** @description Of the challenge. */
            mfa_token: string;
        };
        ForgotPasswordRequest: {
            email: components["schemas"]["EmailAddress"];
        };
        ResetPasswordRequest: {
            token: string;
            new_password: components["schemas"]["NewPassword"];
        };
        RuntimeConfig: {
            /** @description Everyone may analyze, as in a public test. */
            free_mode: boolean;
            /** @description The debug console is on. */
            debug_mode: boolean;
            /** @description Benchmarks are on. */
            benchmark_enabled: boolean;
            /** @description The contact address shown in the product. */
            support_email: string;
            seller: components["schemas"]["Seller"];
        };
        /** @description Who sells, for the disclosure that Japanese law asks for. null is not configured, which the page says. */
        Seller: {
            name: string | null;
            address: string | null;
            /** @description Who answers for the sales. */
            representative: string | null;
            phone: string | null;
        };
        /**
         * @description The values the server uses for AnalysisStatus today.
         * @enum {string}
         */
        KnownAnalysisStatus: "pending" | "processing" | "completed" | "failed";
        /**
         * @description One of KnownAnalysisStatus. Kept open on purpose: a client shows any other value as Unknown, so that an older
         *     client can meet a newer server.
         */
        AnalysisStatus: string;
        /**
         * @description The steps in the order they run.
         * @enum {string}
         */
        PipelineStep: "pdf_generation" | "data_extraction" | "enrichments" | "final_analysis" | "html_report";
        /** @description At least one file or one address. */
        AnalysisCreation: {
            /** @description Optional; shown as Property Analysis when left out. */
            title?: string;
            /** @description PDF, png, jpg, jpeg, gif, bmp, csv, xls or xlsx; each at most 20 MB (20971520 bytes). */
            files?: Blob[];
            /** @description A JSON text with a list of at most one http or https address. */
            urls?: string;
            /** @description An analysis of the caller, whose stored documents are used again, before the files that are sent. */
            reuse_documents_of?: string;
            /** @description A JSON text with the ids of those of its documents that are used; all of them when left out. */
            reuse_documents?: string;
            /** @description A JSON text with what is known of the buyer. */
            buyer?: string;
        };
        /** @description What the report should take for granted of its reader. What is left out is assumed, and said to be. */
        Buyer: {
            /**
             * @description Who will own, which decides the taxes.
             * @enum {string}
             */
            owner?: "resident" | "non_resident" | "company";
            /** @description Taxable income of a year in Japan after deductions, without this property. Of no effect for a company. */
            other_taxable_income_jpy?: number;
            /**
             * @description With a loan as assumed, or without one.
             * @enum {string}
             */
            financing?: "loan" | "cash";
        };
        AnalysisCreated: {
            job_id: string;
        };
        AnalysisJob: {
            job_id: string;
            /** @description null or empty is shown as Property Analysis. */
            title: string | null;
            status: components["schemas"]["AnalysisStatus"];
            /** @description Shown as Scenario Score. */
            investment_score: number | null;
            /** @description Version of the Scenario Score. Scores of two versions are not comparable; recalculate the earlier one. */
            score_version?: string | null;
            /** @description In % (3.8 is 3.8%): NOI ÷ (price + closing costs). Where the rent is estimated a text with both ends of its range (2.8–4.1). */
            net_rental_yield: number | string | null;
            /** @description A text that contains high, medium or low. */
            risk_level: string | null;
            /** Format: date-time */
            created_at: string;
        };
        AnalysisList: {
            jobs: components["schemas"]["AnalysisJob"][];
            /** @description Over all pages. */
            total: number;
            /** @description Over all pages, without the search. */
            total_unfiltered: number;
            /** @description Those that were deleted within the last 30 seconds and can be restored, the latest first. */
            deleted: components["schemas"]["DeletedAnalysis"][];
        };
        Comparison: {
            /**
             * Format: date
             * @description The day on which all of them are taken to be bought, and whose rules hold.
             */
            as_of: string;
            rules_version: string;
            engine_version: string;
            /** @description As the account stated them last; null is the default buyer. */
            buyer: components["schemas"]["Buyer"] | null;
            analyses: components["schemas"]["ComparedAnalysis"][];
            rows: components["schemas"]["ComparisonRow"][];
        };
        ComparedAnalysis: {
            job_id: string;
            /** @description null or empty is shown as Property Analysis. */
            title: string | null;
            status: components["schemas"]["AnalysisStatus"];
            /**
             * Format: date-time
             * @description When it was sent.
             */
            created_at: string;
            /** @description Why it could not be calculated; its cells are then empty. */
            problem: string | null;
        };
        ComparisonRow: {
            /** @description Of the figure, where the row is of one. */
            id: string;
            /** @enum {string} */
            group: "money" | "score" | "property" | "unknown";
            label: string;
            /** @description The Japanese term. */
            label_ja: string | null;
            /** @description Of the values, as in reports (JPY, JPY/year, percent, ratio, score, m2, minutes); null for texts. */
            unit: string | null;
            /** @description What the row means. */
            definition: string;
            /** @description One for each analysis, in their order. */
            cells: components["schemas"]["ComparisonCell"][];
        };
        ComparisonCell: {
            /** @description null where it is not stated or not available. */
            value: number | null;
            /** @description Lowest and highest plausible value, where there are. */
            range: number[] | null;
            /** @description In rows that hold no numbers. */
            texts: string[];
            /** @description Why there is no value. */
            because: string | null;
            /**
             * @description Among the values of the row that a reader can tell apart; null in rows of which neither is more.
             * @enum {string|null}
             */
            standing: "highest" | "lowest" | null;
        };
        DeletedAnalysis: {
            job_id: string;
            /** @description null or empty is shown as Property Analysis. */
            title: string | null;
            /** Format: date-time */
            restorable_until: string;
        };
        AnalysisRename: {
            /** @description null or nothing to be seen is shown as Property Analysis. */
            title: string | null;
        };
        AnalysisDetail: {
            job_id: string;
            /** @description null or empty is shown as Property Analysis. */
            title: string | null;
            status: components["schemas"]["AnalysisStatus"];
            /** @description Shown as Scenario Score. */
            investment_score: number | null;
            /** @description In % (3.8 is 3.8%); where the rent is estimated a text with both ends of its range (2.8–4.1). */
            net_rental_yield: number | string | null;
            risk_level: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description null until completed.
             */
            completed_at: string | null;
            /** @description What was said of the buyer; absent when nothing was. */
            buyer?: components["schemas"]["Buyer"];
        };
        StatusResponse: {
            status: components["schemas"]["AnalysisStatus"];
            /** Format: date-time */
            created_at: string;
            /** @description In %. */
            progress: number;
            /** @description Why it failed; null otherwise. Readers accept every form. */
            error: string | (string | components["schemas"]["AnalysisErrorObject"])[] | components["schemas"]["AnalysisErrorObject"] | null;
            /** @description The PipelineStep that runs now. */
            stage?: string;
            /** @description A sentence that says what is being done now. */
            doing?: string;
            /** @description Names the run that is shown; another one after a correction, whose report is another one. */
            session_id?: string;
            /** @description About how long it will still take, after the durations that were measured here; absent while too few were. */
            seconds_left?: number;
            /** @description Sources that were set aside because they could not be had or read; the others went on. */
            unused_sources?: components["schemas"]["UnusedSource"][];
        };
        SampleReport: {
            slug: string;
            /** @description Of the building, as its sources print it. */
            name: string | null;
            /** @description Municipality and prefecture in English. */
            place: string;
            /** Format: date */
            as_of: string;
            price_jpy: number | null;
            investment_score: number | null;
            /** @description In %; where the rent is estimated a text with both ends of its range (2.8–4.1). */
            net_rental_yield: number | string | null;
            risk_level: string;
        };
        ShareCreation: {
            /** @description How long the link shall hold; a screen offers 30 first. */
            days: number;
        };
        Share: {
            /** @description Names the link to its owner; it opens nothing. */
            id: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        ShareCreated: {
            id: string;
            /** @description Opens `/shared/{token}` for anyone; told once. */
            token: string;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            expires_at: string;
        };
        ShareList: {
            shares: components["schemas"]["Share"][];
        };
        /** @description Values in place of the model's defaults, by the name that the report gives them; a number, or a number and the reason for it, or one of the named choices. An unknown name, and a value outside its limits, are refused. */
        AssumptionValues: {
            [key: string]: number | string | {
                value: number;
                reason?: string | null;
            };
        };
        /** @description What differs from the report. A rent is given as the assumption `monthly_rent`. */
        ScenarioInputs: {
            price_jpy?: number;
            assumptions?: components["schemas"]["AssumptionValues"];
        };
        ScenarioCreation: {
            name: string;
            inputs: components["schemas"]["ScenarioInputs"];
        };
        ScenarioUpdate: {
            name?: string;
            inputs?: components["schemas"]["ScenarioInputs"];
        };
        SavedScenario: {
            id: string;
            name: string;
            inputs: components["schemas"]["ScenarioInputs"];
            /** Format: date-time */
            saved_at: string;
        };
        ScenarioList: {
            scenarios: components["schemas"]["SavedScenario"][];
        };
        OwnDefaultsChange: {
            assumptions: components["schemas"]["AssumptionValues"];
        };
        OwnDefaultsAnswer: {
            defaults: null | components["schemas"]["OwnDefaults"];
        };
        OwnDefaults: {
            /** Format: date-time */
            saved_at: string;
            assumptions: components["schemas"]["AssumptionValues"];
            /** @description The same in words, in the order of the report. */
            lines: {
                name: string;
                label: string;
                /** @description A choice in words. */
                value: number | string;
                /** @description As the report has it: `percent`, `JPY`, `years` and others. */
                unit: string | null;
            }[];
        };
        SharedReport: {
            /** @description Of the building, as the sources print it. */
            name: string | null;
            /** Format: date */
            as_of: string;
            /** Format: date-time */
            expires_at: string;
        };
        ReportChange: {
            /** @description The report that it is compared with; null where there is none. */
            since: {
                /**
                 * @description A correction of this analysis, or another analysis of the same sources.
                 * @enum {string}
                 */
                kind: "correction" | "analysis";
                /** Format: uuid */
                job_id: string;
                title: string | null;
                /** Format: date-time */
                made_at: string;
            } | null;
            /** @description Cash after tax, in yen, by the two reports' own figures. */
            amounts: {
                /** @enum {string} */
                id: "first_year" | "whole_holding";
                label: string;
                from: number | null;
                to: number | null;
                difference: number | null;
            }[];
            /** @description In their fixed order; none where the earlier report did not store its inputs. */
            causes: components["schemas"]["ChangeCause"][];
        };
        ChangeCause: {
            /** @description Several where the engine makes no report of the inputs between, so that they are inseparable. */
            ids: ("facts" | "data" | "assumptions" | "rates" | "engine")[];
            /** @description Yen of cash after tax in the first year. */
            first_year: number | null;
            /** @description Yen of the total over the holding period after tax. */
            whole_holding: number | null;
            /** @description What differs, the first forty. */
            inputs: {
                label: string;
                label_ja: string | null;
                /** @description Null for words and lists. */
                unit: string | null;
                /** @description Null where it was not stated or is a list. */
                from: number | string | null;
                to: number | string | null;
            }[];
        };
        AnalysisFacts: {
            facts: components["schemas"]["CorrectableFact"][];
            /** @description Of twenty. */
            corrections_left: number;
            /** @description The latest correction; null when there was none. One that failed changed nothing. */
            correction: {
                status: components["schemas"]["AnalysisStatus"];
                progress: number;
                error: string[] | null;
            } | null;
        };
        CorrectableFact: {
            /** @description A member of Corrections. */
            field: string;
            /** @description What the report counts with; null where nothing is stated. */
            value: string | number | null;
            /** @description Whether it is the owner's and not what was read. */
            is_given: boolean;
            /** @description Where it was read, and the words there. */
            printed: {
                source_name: string;
                raw: string;
                page?: number;
            }[];
            /** @description What a picture seems to say, where only one of two readers saw it so. It counts once the owner has confirmed or corrected it; a price that nothing else states counts until then. */
            to_confirm?: {
                /** @description As a correction takes it. */
                value: string | number;
                /** @description Whether the report counts with it for now. */
                is_used: boolean;
                source_name: string;
                raw: string;
                page?: number;
                /** @description What the second reader saw, where it saw another value. */
                other?: {
                    /** @description As a correction takes it. */
                    value: string | number;
                    raw: string;
                };
                /** @description The part of the page that it was read from; absent where no picture of it was kept. */
                crop?: {
                    /** @description A WebP picture as a `data:` address. */
                    data: string;
                    /** @description Pixels. */
                    width: number;
                    /** @description Pixels. */
                    height: number;
                };
            };
        };
        /** @description Values in place of what was read. Price and address may not both be replaced. */
        Corrections: {
            price_jpy?: number;
            /** @description Of all units together at full occupancy. */
            monthly_rent_jpy?: number;
            /** @enum {string} */
            occupancy?: "tenanted" | "vacant" | "partial" | "owner_occupied";
            address?: string;
            station?: {
                name: string;
                walk_min: number;
            };
            layout?: string;
            floor_area_m2?: number;
            land_area_m2?: number;
            built?: string;
            /** @enum {string} */
            structure?: "W" | "S" | "LGS" | "RC" | "SRC" | "CB";
            floors_total?: number;
            floor?: number;
            units?: number;
            management_fee_jpy_month?: number;
            repair_reserve_jpy_month?: number;
            land_rights?: string;
            zoning?: string;
            building_coverage_pct?: number;
            floor_area_ratio_pct?: number;
        };
        UnusedSource: {
            /** @description The address or the name of the file. */
            source_name: string;
            /** @description What happened, in sentences. */
            message: string;
        };
        /** @description Any object; these members are read when present, otherwise the client shows Unexpected error. */
        AnalysisErrorObject: {
            /** @description A sentence or a list of items. */
            detail?: unknown;
            msg?: string;
            message?: string;
            /** @description Where. */
            loc?: (string | number)[];
            /** @description More about it. */
            ctx?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        SourcesResponse: {
            source_urls: string[];
            documents: components["schemas"]["SourceDocument"][];
        };
        SourceDocument: {
            id: string;
            /** @description As uploaded. */
            filename: string;
            content_type: string;
            /** @description Bytes. */
            size: number;
            /** @description When present, opened in a new tab instead of a download. */
            download_url?: string;
        };
        /**
         * @description The versioned report as data. Its own JSON Schema belongs to the underwriting room; the contract only promises
         *     a JSON object.
         */
        InsightReportDocument: {
            [key: string]: unknown;
        };
        Plan: {
            id: string;
            /** @description For example PRO; free and free trial, in any letter case, are hidden. */
            plan_type: string;
            name: string;
            description: string | null;
            /** @description In the main unit of the currency, per interval: 79 for $79, 9800 for ¥9,800. */
            price: number;
            /** @description ISO 4217, in lower case. */
            currency: string;
            /** @description For example month or year. */
            interval: string;
            /** @description What checkout is asked with; null for free plans. */
            stripe_price_id: string | null;
            /** @description -1 unlimited. */
            monthly_analysis_limit: number;
            features: components["schemas"]["PlanFeatures"];
        };
        PlanFeatures: {
            priority_support: boolean;
            advanced_analytics: boolean;
            api_access: boolean;
        };
        CheckoutRequest: {
            price_id: string;
            /** Format: uri */
            success_url: string;
            /** Format: uri */
            cancel_url: string;
        };
        CheckoutSession: {
            checkout_url: string;
        };
        PortalRequest: {
            /** Format: uri */
            return_url: string;
        };
        PortalSession: {
            portal_url: string;
        };
        Payment: {
            id: string;
            /** @description SUCCEEDED is paid, FAILED is failed, anything else (PENDING) is pending. */
            status: string;
            /** @description null is shown as Subscription Payment. */
            description: string | null;
            /** Format: date-time */
            processed_at: string | null;
            /** @description In the main unit: 79 for $79, 9800 for ¥9,800. */
            amount: number;
            /** @description ISO 4217 in any letter case; null is shown as USD. */
            currency: string | null;
            /** Format: date-time */
            billing_period_start: string | null;
            /** Format: date-time */
            billing_period_end: string | null;
        };
        /** @description An event of the provider; only these members are relied on. */
        StripeEvent: {
            id: string;
            type: string;
            created?: number;
            data: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        WebhookReceipt: {
            received: boolean;
        };
        AdminStats: {
            users: {
                total: number;
                active: number;
                admins: number;
            };
            subscriptions: {
                active: number;
            };
            jobs: {
                total: number;
                completed: number;
                failed: number;
            };
        };
        AdminCharts: {
            /** @description One entry a day, oldest first, by the day of submission. */
            analyses: {
                /** Format: date */
                day: string;
                completed: number;
                failed: number;
                in_progress: number;
            }[];
            /** @description How long the steps of the pipeline took, in its order; of every run, for any purpose. */
            steps: {
                step: components["schemas"]["PipelineStep"];
                runs: number;
                /** @description Half were quicker; within a tenth, as are the others. */
                median_ms: number;
                /** @description Nine of ten were quicker. */
                slow_ms: number;
            }[];
            /** @description Why analyses failed, most frequent first. */
            failures: {
                /** @description One word for programs. */
                reason: string;
                /** @description A few words for readers. */
                title: string;
                count: number;
            }[];
        };
        UserList: {
            users: components["schemas"]["User"][];
            total: number;
        };
        UserUpdate: {
            is_superuser?: boolean;
            is_active?: boolean;
            monthly_analysis_limit?: number;
            /** @description -1 unlimited. */
            complimentary_analysis_credits?: number;
        };
        /** @description What an owner sees and changes of their own account. */
        Account: {
            email: string;
            /** @description Emails about results go to a verified address only. */
            email_verified: boolean;
            full_name: string;
            /** Format: date-time */
            created_at: string;
            /** @description Whether the owner asked for codes at sign-in. */
            second_factor: boolean;
            /**
             * @description `required`: codes are always required. `unavailable`: they are off on this installation; the choice is kept.
             * @enum {string}
             */
            second_factor_choice: "open" | "required" | "unavailable";
            /** @description Email when an analysis has ended or a copy of the data is ready. */
            mail_when_finished: boolean;
        };
        AccountUpdate: {
            full_name?: string;
            second_factor?: boolean;
            mail_when_finished?: boolean;
        };
        OwnPasswordChange: {
            current_password: components["schemas"]["GivenPassword"];
            new_password: components["schemas"]["NewPassword"];
        };
        SessionList: {
            sessions: components["schemas"]["Session"][];
        };
        Session: {
            /** @description Names the session; it opens nothing. */
            id: string;
            /** @description As the browser says at sign-in, for example Firefox. */
            browser: string | null;
            /** @description For example Windows or iPhone. */
            system: string | null;
            /** @description Where it was signed in; never the whole address. */
            network: string | null;
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description To the hour.
             */
            last_used_at: string;
            /** @description The session that asks. */
            is_current: boolean;
        };
        DataExport: {
            /** @enum {string} */
            state: "none" | "preparing" | "ready" | "failed";
            /** Format: date-time */
            requested_at: string | null;
            /**
             * Format: date-time
             * @description When the file is removed.
             */
            expires_at: string | null;
            /** @description In bytes. */
            size: number | null;
        };
        AccountDeletion: {
            password: components["schemas"]["GivenPassword"];
            /**
             * @description Typed by the owner, exactly so.
             * @enum {string}
             */
            confirmation: "delete my account";
        };
        PasswordChange: {
            new_password: components["schemas"]["NewPassword"];
        };
        AdminJob: {
            job_id: string;
            /** @description null or empty is shown as Untitled. */
            title: string | null;
            status: components["schemas"]["AnalysisStatus"];
            /** Format: date-time */
            created_at: string;
        };
        AdminJobList: {
            jobs: components["schemas"]["AdminJob"][];
            total: number;
        };
        AuditLog: {
            events: components["schemas"]["AuditEvent"][];
            /** @description To be sent as `before` for the next page; null at the end. */
            next: number | null;
        };
        AuditEvent: {
            id: number;
            /** @description What happened, as one word; new ones may come. */
            kind: string;
            /** Format: date-time */
            created_at: string;
            /** @description Whose account it is about; null when it is about none, or the account is gone. */
            user: components["schemas"]["AuditPerson"] | null;
            /** @description The administrator who did it; null for what people do to their own account, and for the server. */
            actor: components["schemas"]["AuditPerson"] | null;
            /** @description Where the request came from. */
            ip: string | null;
            /** @description What was changed, and to what. */
            details: {
                [key: string]: boolean | number | string;
            } | null;
        };
        AuditPerson: {
            id: string;
            email: string;
        };
        WorkerTask: {
            /** @description PENDING, STARTED, SUCCESS or FAILURE; a client shows others as they are. */
            status: string;
            task_id: string;
            /** @description Ended, well or badly. */
            ready: boolean;
            result: components["schemas"]["WorkerTaskResult"] | null;
            error: string | null;
        };
        WorkerTaskResult: {
            /** @description completed or failed. */
            status: string;
            /** @description The session that was made. */
            new_session: string | null;
            executed_steps: string[];
        };
        DebugSession: {
            /** @description Names the session. */
            timestamp: string;
            /** Format: date-time */
            created_at: string;
            /** @description Step name to whether it is done, here or in a session whose artefacts are pinned. */
            stages: {
                [key: string]: boolean;
            };
            /** @description customer, debug, correction or scenario. */
            purpose: string;
            status: components["schemas"]["AnalysisStatus"];
            /** @description The steps of this session itself. */
            steps: string[];
            /** @description Whose artefacts are pinned. */
            base_session: string | null;
            /** @description The listing address in place of the submitted one. */
            url_override: string | null;
            /** @description Whether its owner sees this one. */
            is_shown: boolean;
        };
        DebugSessions: {
            sessions: components["schemas"]["DebugSession"][];
            latest_session: string | null;
        };
        DebugFileEntry: {
            name: string;
            is_dir: boolean;
            /** @description Bytes; null for a folder. */
            size: number | null;
            /** @description The earlier session that wrote it; null when this one did. */
            pinned_from: string | null;
        };
        DebugFiles: {
            entries: components["schemas"]["DebugFileEntry"][];
            /** @description The folder; empty for the root. */
            path: string;
        };
        DebugFilePreview: {
            path: string;
            /** @description Bytes of the whole file. */
            size: number;
            /**
             * @description What its bytes are, independent of its name. Pages, pictures and PDFs can be looked at by `…/content`.
             * @enum {string}
             */
            kind: "text" | "json" | "html" | "image" | "pdf" | "binary";
            content_type: string;
            truncated: boolean;
            content: string;
        };
        DebugDifference: {
            from: string;
            to: string;
            artefacts: {
                step: components["schemas"]["PipelineStep"];
                /** @enum {string} */
                state: "same" | "differs" | "missing_in_from" | "missing_in_to" | "missing_in_both";
                changes: {
                    /** @description The names that lead to the place. */
                    path: string;
                    /** @description Any JSON value. */
                    from: unknown;
                    /** @description Any JSON value. */
                    to: unknown;
                }[];
                /** @description Changes that are not listed. */
                more: number;
            }[];
            /** @description Figures of the report whose value is not the same. */
            figures: {
                id: string;
                label: string;
                unit: string;
                from: number | null;
                to: number | null;
                difference: number | null;
            }[];
            /** @description In yen, by the reports' own figures; null where one of the two has no report. */
            effect: {
                /** @enum {string} */
                id: "first_year" | "all_years" | "whole_holding";
                label: string;
                from: number | null;
                to: number | null;
                difference: number | null;
            }[] | null;
            /** @description What the change comes from; null where one of the two has no report or did not keep its inputs. */
            causes: components["schemas"]["ChangeCause"][] | null;
        };
        DebugExplanation: {
            session: string;
            /** @description Facts for which a value was read. */
            fields: string[];
            /** @description Null where no field was asked for. */
            explanation: null | {
                field: string;
                /** @description Any JSON value; null where nothing states it. */
                value: unknown;
                confidence: number | null;
                /** @description Set where the value follows from other facts. */
                derivation: {
                    rule: string;
                    from: string[];
                } | null;
                is_contradicted: boolean;
                candidates: {
                    /** @description Any JSON value. */
                    value: unknown;
                    /** @enum {string} */
                    outcome: "used" | "agrees" | "not used";
                    reason: string;
                    rule: string;
                    /** @description What the rule takes for a value. */
                    finds: string;
                    /** @description 3 a usual label, 2 a weak label or a position, 1 running text. */
                    strength: number;
                    confidence: number;
                    source_name: string;
                    /** @description Page, sheet and cell, or element. */
                    place: string | null;
                    label: string | null;
                    raw: string;
                }[];
            };
        };
        DebugRunRequest: {
            steps: components["schemas"]["PipelineStep"][];
            base_session: string;
            /**
             * Format: uri
             * @description A listing address instead of the submitted one.
             */
            url_override?: string;
        };
        DebugRunStarted: {
            task_id: string;
        };
        BenchmarkProfile: {
            id: string;
            name: string;
            description: string | null;
            config: components["schemas"]["BenchmarkConfig"];
            /** @description Cannot be edited or deleted. */
            is_default: boolean;
        };
        /**
         * @description What a run does otherwise than the pipeline as it ships. `readers` act in data_extraction, `assumptions` in
         *     final_analysis. An unknown key is refused.
         */
        BenchmarkConfig: {
            readers?: {
                /** @description Only labelled values that were found in these forms are kept. */
                forms?: ("structured" | "table" | "definition" | "siblings" | "inline" | "row" | "below" | "nested")[];
                /** @description false skips tables of rows and columns. */
                grids?: boolean;
                /** @description false skips running text and headings. */
                lines?: boolean;
                /** @description Number of PDF pages to read. */
                pdf_pages?: number;
                /** @description Number of workbook sheets to read. */
                sheets?: number;
                /** @description false skips pictures and scanned pages. */
                pictures?: boolean;
                /**
                 * @description Longer side, in pixels, that pictures are scaled to before text lines are detected.
                 * @enum {integer}
                 */
                picture_side?: 1600 | 2368;
                /** @description false skips the language model even if the server has one. */
                fact_reader?: boolean;
            };
            assumptions?: components["schemas"]["AssumptionValues"];
        };
        BenchmarkProfileCreation: {
            name: string;
            description?: string | null;
            config: components["schemas"]["BenchmarkConfig"];
        };
        BenchmarkProfileUpdate: {
            name?: string;
            description?: string | null;
            config?: components["schemas"]["BenchmarkConfig"];
        };
        /** @enum {string} */
        BenchmarkRunType: "baseline" | "candidate";
        BenchmarkRun: {
            id: string;
            run_type: components["schemas"]["BenchmarkRunType"];
            label: string;
            profile: {
                id: string;
                name: string;
            };
            status: components["schemas"]["AnalysisStatus"];
            /** @description Share of the properties that are done. */
            progress: number;
            /** @description The steps that it runs. */
            modules: string[];
            /** @description Why it failed. */
            error: string | null;
            /** @description null until the run has ended. */
            summary: components["schemas"]["BenchmarkSummary"] | null;
            /** Format: date-time */
            created_at: string;
            /** @description What a candidate is compared with. */
            baseline_run_id: string | null;
            /** @description Only in the answer for one run. */
            payload?: components["schemas"]["BenchmarkPayload"] | null;
        };
        BenchmarkSummary: {
            /** @description null for a baseline run. */
            exact_matches: number | null;
            /** @description Compared properties; null for a baseline run. */
            total: number | null;
            url_count: number;
        };
        BenchmarkPayload: {
            /** @description The comparison of each property; empty for a baseline run. */
            candidates: components["schemas"]["BenchmarkCandidate"][];
            /** @description Every property of the run, in its order. */
            properties: components["schemas"]["BenchmarkProperty"][];
        };
        BenchmarkProperty: {
            slug: string;
            url: string;
            status: components["schemas"]["AnalysisStatus"];
            /** @description Reading error. */
            error: string | null;
        };
        BenchmarkCandidate: {
            /** @description Names the property in this run. */
            slug: string;
            exact_match: boolean;
            diff: components["schemas"]["BenchmarkDiff"];
        };
        BenchmarkDiff: {
            mismatched_values: {
                field: string;
                /** @description Any JSON value. */
                baseline: unknown;
                /** @description Any JSON value. */
                candidate: unknown;
            }[];
            /** @description Fields. */
            missing_in_candidate: string[];
            /** @description Fields. */
            missing_in_baseline: string[];
        };
        /** @description A baseline needs urls; a candidate needs baseline_run_id. */
        BenchmarkRunCreation: {
            run_type: components["schemas"]["BenchmarkRunType"];
            /** @description The run type and the time, when left out. */
            label?: string;
            profile_id: string;
            /** @description Names of steps; pdf_generation and data_extraction when empty. A candidate reads the stored pages of its baseline unless pdf_generation is listed. */
            modules?: string[];
            urls?: string[];
            baseline_run_id?: string;
        };
        ExtractionComparison: {
            slug: string;
            /** @description null when there is no baseline extraction. */
            baseline: components["schemas"]["Extraction"] | null;
            /** @description null when there is no candidate extraction. */
            candidate: components["schemas"]["Extraction"] | null;
        };
        Extraction: {
            /** @description The extracted fields. */
            data: {
                [key: string]: unknown;
            };
        };
        Health: {
            /** @constant */
            status: "ok";
        };
        Readiness: {
            /** @constant */
            status: "ready";
            checks: {
                database: string;
                queue: string;
                storage: string;
            };
        };
    };
    responses: {
        /** @description No valid session. The client clears its own and goes to /login. */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The user lacks the role. */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description There is no such object for this user, or the feature is off. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /**
         * @description The analysis has no report (yet), or not yet in this form: a PDF is printed after the report is complete, and the
         *     code `not_ready` then comes with Retry-After.
         */
        NotReady: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The Idempotency-Key was used for another request, or its first request is being worked on. */
        IdempotencyConflict: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The link's token is unknown, expired or was used. */
        SpentToken: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The change would leave no active administrator. */
        LastAdministrator: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The current password is wrong, or the input is not valid. */
        PasswordRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The profile is a default one, is named by runs, or its name is taken. */
        ProfileConflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body, or a file in it, is larger than allowed. */
        TooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The body, or a file in it, is of a type that is not accepted. */
        UnsupportedType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The input does not fit; each item says where and why. */
        InvalidInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many attempts. */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description A fault of the server. It is logged; nothing of it is shown. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The server is starting, stopping, or cannot reach what it needs. */
        Unavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
        /** @description The payment provider did not respond. Nothing was charged. */
        ProviderUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Problem"];
            };
        };
    };
    parameters: {
        /**
         * @description The analysis (job_id).
         * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
         */
        AnalysisId: string;
        /**
         * @description Which of the samples.
         * @example condominium
         */
        SampleSlug: "condominium" | "house" | "block";
        /**
         * @description The unguessable part of a link.
         * @example 5kqXo0mJ8rT3vW6yB1nC4dF7gH9jL2pS0uZaEiOxQwE
         */
        ShareToken: string;
        /**
         * @description Words that the title, the listing address or the address of the property has to hold, all of them. Letter
         *     case and the width of characters make no difference; no character is a wildcard. Eight characters or
         *     more of an id find its analysis too.
         * @example 中野坂上 302
         */
        HistorySearch: string;
        /**
         * @description Of the list of sessions.
         * @example 5b0c9d42-3f61-4a78-8e2d-91c4f7a6b350
         */
        SessionRowId: string;
        /**
         * @description The user.
         * @example 8c2e4f6a-0b1d-4c3e-9f5a-7d6b8e0c2a14
         */
        UserId: string;
        /**
         * @description The benchmark profile.
         * @example bp_definitions
         */
        ProfileId: string;
        /**
         * @description The benchmark run.
         * @example br_0102
         */
        RunId: string;
        /**
         * @description The session's timestamp as `GET …/sessions` lists it.
         * @example 20261118T021409Z
         */
        Session: string;
        /**
         * @description How many to pass over.
         * @example 0
         */
        Skip: number;
        /**
         * @description How many to return at most.
         * @example 20
         */
        Limit: number;
        /**
         * @description A name of the sender's own for this request, so that it can be sent again without having its effect again: for
         *     24 hours the same request of the same user is given the same answer. Another request under the same name is 409
         *     `idempotency_conflict`; while the first is being worked on it is 409 `idempotency_in_progress` with
         *     `Retry-After`. A request that was refused or failed leaves its name free.
         * @example 2f1c7f0e-6a0b-4c1d-9d55-0d8f6f1b7a34
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description RFC 6266, with an ASCII `filename` and a UTF-8 `filename*`.
         * @example attachment; filename="report.pdf"; filename*=UTF-8''%E4%B8%AD%E9%87%8E.pdf
         */
        ContentDisposition: string;
        /**
         * @description Whether pictures that belong to this page are still being made. Asked for again after some seconds, the page has them.
         * @example complete
         */
        ReportPictures: "pending" | "complete";
        /**
         * @description Seconds to wait before trying again.
         * @example 30
         */
        RetryAfter: number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    register: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RegistrationRequest"];
            };
        };
        responses: {
            /** @description The account exists and is signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description An account with this email address exists. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoginResponse"];
                };
            };
            /** @description The credentials are right and a verification code is needed. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MfaChallenge"];
                };
            };
            /** @description Wrong credentials, or a wrong or expired code. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description The account is deactivated. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The token is revoked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user with allowance and subscription as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountUpdate"];
            };
        };
        responses: {
            /** @description The account as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOwnDefaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The owner's values instead of the model's defaults; null where none. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDefaultsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    putOwnDefaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnDefaultsChange"];
            };
        };
        responses: {
            /** @description The defaults from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnDefaultsAnswer"];
                };
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteOwnDefaults: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There are none of one's own any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeOwnPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OwnPasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. This session stays. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["PasswordRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions that have not ended, the one used last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SessionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The other sessions have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Of the list of sessions.
                 * @example 5b0c9d42-3f61-4a78-8e2d-91c4f7a6b350
                 */
                id: components["parameters"]["SessionRowId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy that was asked for last, while it is kept; state `none` without one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    requestDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The copy is being prepared. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DataExport"];
                };
            };
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadDataExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/zip": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The copy is being prepared. */
            409: {
                headers: {
                    "Retry-After": components["headers"]["RetryAfter"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AccountDeletion"];
            };
        };
        responses: {
            /** @description The account is gone. Files are removed within seconds. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["LastAdministrator"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["PasswordRefused"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            /** @description The payment provider does not answer, or the server cannot reach what it needs. Nothing was deleted. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description If the address has an account, an email is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendCode: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResendCodeRequest"];
            };
        };
        responses: {
            /** @description An email with a new code is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description The challenge is over. The sign-in begins again with email and password. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordRequest"];
            };
        };
        responses: {
            /** @description If the address has an unverified account, an email is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordRequest"];
            };
        };
        responses: {
            /** @description The password is changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            409: components["responses"]["SpentToken"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyEmail: {
        parameters: {
            query: {
                /**
                 * @description The token in the link of the verification email.
                 * @example 7b1e90c5d2f34a48a1f6
                 */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is verified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            409: components["responses"]["SpentToken"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConfig: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The flags as the server runs now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RuntimeConfig"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listAnalyses: {
        parameters: {
            query?: {
                /**
                 * @description The page, counted from 1. A page past the end is an empty list.
                 * @example 1
                 */
                page?: number;
                /**
                 * @description Words that the title, the listing address or the address of the property has to hold, all of them. Letter
                 *     case and the width of characters make no difference; no character is a wildcard. Eight characters or
                 *     more of an id find its analysis too.
                 * @example 中野坂上 302
                 */
                q?: components["parameters"]["HistorySearch"];
                /**
                 * @description Only analyses in this state.
                 * @example completed
                 */
                status?: components["schemas"]["KnownAnalysisStatus"];
                /**
                 * @description The order: newest or oldest first, by title, or by Scenario Score or net yield from the highest on (a range of net yields by its low end). Those
                 *     without the figure come last.
                 * @example score
                 */
                sort?: "newest" | "oldest" | "title" | "score" | "net_yield";
                /**
                 * @description Analyses on a page.
                 * @example 10
                 */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page and the total over all pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createAnalysis: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of the sender's own for this request, so that it can be sent again without having its effect again: for
                 *     24 hours the same request of the same user is given the same answer. Another request under the same name is 409
                 *     `idempotency_conflict`; while the first is being worked on it is 409 `idempotency_in_progress` with
                 *     `Retry-After`. A request that was refused or failed leaves its name free.
                 * @example 2f1c7f0e-6a0b-4c1d-9d55-0d8f6f1b7a34
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["AnalysisCreation"];
            };
        };
        responses: {
            /** @description The analysis is stored and queued. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisCreated"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description No subscription, no credits, or nothing left this month. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            404: components["responses"]["NotFound"];
            409: components["responses"]["IdempotencyConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            /** @description Nothing was given, too many files, or an unreachable address. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis with its key figures, which are null until it is completed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisDetail"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is deleted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnalysisRename"];
            };
        };
        responses: {
            /** @description The analysis with its new title. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisJob"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    restoreAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analysis is there again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisJob"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnalysisStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StatusResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description It had ended already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnalysisFacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Each fact with the words it was read from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisFacts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotReady"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctAnalysis: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Corrections"];
            };
        };
        responses: {
            /** @description It is being worked in. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnalysisFacts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description There is no report, a correction is being worked in, or twenty were made. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    explainChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cash after tax by both reports, and the amount of each cause. Their amounts sum to the difference. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportChange"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotReady"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareAnalyses: {
        parameters: {
            query: {
                /**
                 * @description Two to four different ids, separated by commas, in the order in which they are shown.
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90,5a1d9e3f-2c84-4b7a-b6e1-7f08c4d2936b
                 */
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The analyses, and the rows in which they are compared. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Comparison"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAnalysisSources: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Listing addresses and documents in the order they were given. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SourcesResponse"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadSource: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
                /**
                 * @description The id of a document of this analysis.
                 * @example d41f8a30-6b1c-4e9e-9a57-0c2b7e6f1d83
                 */
                sourceId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The document. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFragment: {
        parameters: {
            query?: {
                /**
                 * @description A nested page of the report instead of the front page.
                 * @example method.html
                 */
                path?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fragment. */
            200: {
                headers: {
                    "Report-Pictures": components["headers"]["ReportPictures"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotReady"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadReport: {
        parameters: {
            query?: {
                /**
                 * @description The form of the download.
                 * @example pdf
                 */
                format?: "html" | "pdf" | "json" | "tables" | "bank";
            };
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report as a file. */
            200: {
                headers: {
                    "Content-Disposition": components["headers"]["ContentDisposition"];
                    [name: string]: unknown;
                };
                content: {
                    "text/html": Blob;
                    "application/pdf": Blob;
                    "application/json": components["schemas"]["InsightReportDocument"];
                    "application/zip": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["NotReady"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listShares: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The links. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareCreation"];
            };
        };
        responses: {
            /** @description The link holds from now on. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShareCreated"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description There is no report, or twenty links hold already. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeShare: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
                /**
                 * @description Of the list of links.
                 * @example 3d5b7f91-6a2c-4e08-b1d4-8c9e0f2a7b63
                 */
                shareId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listScenarios: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenarios. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScenarioList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveScenario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScenarioCreation"];
            };
        };
        responses: {
            /** @description The scenario is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedScenario"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description Fifty are kept already, or one has the name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteScenario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
                /**
                 * @description Of the list of scenarios.
                 * @example 7d0c1a52-2f4e-4b6a-9c38-51e0b7a4d9f2
                 */
                scenarioId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The scenario is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateScenario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
                /**
                 * @description Of the list of scenarios.
                 * @example 7d0c1a52-2f4e-4b6a-9c38-51e0b7a4d9f2
                 */
                scenarioId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScenarioUpdate"];
            };
        };
        responses: {
            /** @description The scenario as it is kept now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedScenario"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description Another scenario of the analysis has the name. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getShared: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The unguessable part of a link.
                 * @example 5kqXo0mJ8rT3vW6yB1nC4dF7gH9jL2pS0uZaEiOxQwE
                 */
                token: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link holds. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedReport"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSharedFragment: {
        parameters: {
            query?: {
                /**
                 * @description A nested page of the report instead of the front page.
                 * @example method.html
                 */
                path?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The unguessable part of a link.
                 * @example 5kqXo0mJ8rT3vW6yB1nC4dF7gH9jL2pS0uZaEiOxQwE
                 */
                token: components["parameters"]["ShareToken"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fragment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSample: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which of the samples.
                 * @example condominium
                 */
                slug: components["parameters"]["SampleSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What it is about, and its key figures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SampleReport"];
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSampleFragment: {
        parameters: {
            query?: {
                /**
                 * @description A nested page of the report instead of the front page.
                 * @example method.html
                 */
                path?: string;
            };
            header?: never;
            path: {
                /**
                 * @description Which of the samples.
                 * @example condominium
                 */
                slug: components["parameters"]["SampleSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fragment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSampleReport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Which of the samples.
                 * @example condominium
                 */
                slug: components["parameters"]["SampleSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPlans: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Plans by rising price. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"][];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["ProviderUnavailable"];
        };
    };
    createCheckoutSession: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A name of the sender's own for this request, so that it can be sent again without having its effect again: for
                 *     24 hours the same request of the same user is given the same answer. Another request under the same name is 409
                 *     `idempotency_conflict`; while the first is being worked on it is 409 `idempotency_in_progress` with
                 *     `Retry-After`. A request that was refused or failed leaves its name free.
                 * @example 2f1c7f0e-6a0b-4c1d-9d55-0d8f6f1b7a34
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CheckoutRequest"];
            };
        };
        responses: {
            /** @description Where to send the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckoutSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            /** @description The user has this or another active subscription. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ProviderUnavailable"];
        };
    };
    listPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Every payment of this user. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPortalSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PortalRequest"];
            };
        };
        responses: {
            /** @description Where to send the browser. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PortalSession"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description The user has never begun to subscribe, so there is nothing to manage. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ProviderUnavailable"];
        };
    };
    receiveStripeWebhook: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description Time and HMAC signatures over time and raw body. Without it the answer is 400.
                 * @example t=1795158000,v1=5257a869e7ecebeda32affa62cdca3fa51cad7e77a0e56ff536d0ce8e108d8bd
                 */
                "stripe-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StripeEvent"];
            };
        };
        responses: {
            /** @description Received, or seen before. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookReceipt"];
                };
            };
            /** @description The signature is missing, wrong or older than five minutes. Nothing was looked at. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminStats: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts as of now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminStats"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAdminCharts: {
        parameters: {
            query?: {
                /**
                 * @description How many days back, today included. Days are those of Japan.
                 * @example 30
                 */
                days?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts of the last days. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCharts"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Beginnings of words of the address or the name; a user has to have them all.
                 * @example haruka mori
                 */
                search?: string;
                /**
                 * @description Only users of whom this is true.
                 * @example active
                 */
                filter?: "active" | "inactive" | "administrators" | "subscribed";
                /**
                 * @description How many to pass over.
                 * @example 0
                 */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description How many to return at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A slice and the total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 8c2e4f6a-0b1d-4c3e-9f5a-7d6b8e0c2a14
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user with the number of analyses. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 8c2e4f6a-0b1d-4c3e-9f5a-7d6b8e0c2a14
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The user is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastAdministrator"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 8c2e4f6a-0b1d-4c3e-9f5a-7d6b8e0c2a14
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"];
            };
        };
        responses: {
            /** @description The user as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["LastAdministrator"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The user.
                 * @example 8c2e4f6a-0b1d-4c3e-9f5a-7d6b8e0c2a14
                 */
                id: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description The password is changed. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /**
                 * @description Only analyses in this state.
                 * @example failed
                 */
                state?: "in_progress" | "completed" | "failed";
                /**
                 * @description How many to pass over.
                 * @example 0
                 */
                skip?: components["parameters"]["Skip"];
                /**
                 * @description How many to return at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A slice and the total. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminJobList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It runs again. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminJob"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description It has not failed. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readAuditLog: {
        parameters: {
            query?: {
                /**
                 * @description Only events before this one; `next` of the page before.
                 * @example 1042
                 */
                before?: number;
                /**
                 * @description How many to return at most.
                 * @example 20
                 */
                limit?: components["parameters"]["Limit"];
                /**
                 * @description Only events of this kind.
                 * @example user_deactivated
                 */
                kind?: string;
                /**
                 * @description Only what administrators did to others and to the installation.
                 * @example administrators
                 */
                by?: "administrators";
                /**
                 * @description Only events about this user, or by them.
                 * @example 8c2e4f6a-0b1d-4c3e-9f5a-7d6b8e0c2a14
                 */
                user?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditLog"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getWorkerTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The task id that a partial run answered.
                 * @example 3be0d7c2-11f4-4a06-8a7d-5c9e20b4f6a1
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The state now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkerTask"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDebugSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sessions and which one is the latest. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebugSessions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDebugFiles: {
        parameters: {
            query: {
                /**
                 * @description The session's timestamp as `GET …/sessions` lists it.
                 * @example 20261118T021409Z
                 */
                session: components["parameters"]["Session"];
                /**
                 * @description A folder inside the session; the session's root when left out.
                 * @example sources
                 */
                path?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Folders first, then files, each by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebugFiles"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDebugFile: {
        parameters: {
            query: {
                /**
                 * @description The session's timestamp as `GET …/sessions` lists it.
                 * @example 20261118T021409Z
                 */
                session: components["parameters"]["Session"];
                /**
                 * @description The file inside the session.
                 * @example data_extraction.json
                 */
                path: string;
            };
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The text, and whether it was cut. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebugFilePreview"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    readDebugContent: {
        parameters: {
            query: {
                /**
                 * @description The session's timestamp as `GET …/sessions` lists it.
                 * @example 20261118T021409Z
                 */
                session: components["parameters"]["Session"];
                /**
                 * @description The file inside the session.
                 * @example sources/listing.html
                 */
                path: string;
            };
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The bytes, with the type of what they are. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": Blob;
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareDebugSessions: {
        parameters: {
            query: {
                /**
                 * @description The session that is compared from.
                 * @example 20261118T021409Z
                 */
                from: string;
                /**
                 * @description The session that is compared with it.
                 * @example 20261120T061500Z
                 */
                to: string;
            };
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What differs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebugDifference"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    explainDebugField: {
        parameters: {
            query: {
                /**
                 * @description The session whose reading is explained, its own or one that it pins.
                 * @example 20261118T021409Z
                 */
                session: string;
                /**
                 * @description A fact such as `price_jpy` or `extra.seller`.
                 * @example price_jpy
                 */
                field?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The facts that were read, and how one of them was. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebugExplanation"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startDebugRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The analysis (job_id).
                 * @example 0f4b7c1e-9a52-4d5e-8f0a-3c6d2b1a7e90
                 */
                id: components["parameters"]["AnalysisId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DebugRunRequest"];
            };
        };
        responses: {
            /** @description The task is queued. */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DebugRunStarted"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The analysis is running, or the base session lacks what the steps need. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBenchmarkProfiles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profiles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenchmarkProfile"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBenchmarkProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BenchmarkProfileCreation"];
            };
        };
        responses: {
            /** @description The new profile. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenchmarkProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProfileConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBenchmarkProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The benchmark profile.
                 * @example bp_definitions
                 */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProfileConflict"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateBenchmarkProfile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The benchmark profile.
                 * @example bp_definitions
                 */
                id: components["parameters"]["ProfileId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BenchmarkProfileUpdate"];
            };
        };
        responses: {
            /** @description The profile as changed. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenchmarkProfile"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["ProfileConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listBenchmarkRuns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The runs. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenchmarkRun"][];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createBenchmarkRun: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BenchmarkRunCreation"];
            };
        };
        responses: {
            /** @description The run is queued. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenchmarkRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description The named run is not a completed baseline run. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedType"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBenchmarkRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The benchmark run.
                 * @example br_0102
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenchmarkRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteBenchmarkRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The benchmark run.
                 * @example br_0102
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run is gone. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            /** @description Candidate runs are compared with this run. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelBenchmarkRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The benchmark run.
                 * @example br_0102
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The run as it ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BenchmarkRun"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBenchmarkExtraction: {
        parameters: {
            query: {
                /**
                 * @description The property's slug in the run's payload.
                 * @example nakano-sakaue-302
                 */
                slug: string;
            };
            header?: never;
            path: {
                /**
                 * @description The benchmark run.
                 * @example br_0102
                 */
                id: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Both extractions; one that does not exist is null. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExtractionComparison"];
                };
            };
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["InvalidInput"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Alive. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    getReadiness: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready for requests. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Readiness"];
                };
            };
            500: components["responses"]["ServerError"];
            /** @description Something the server needs does not answer. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
