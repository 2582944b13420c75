/** Words of our own invention that are refused in the names of declarations, with the term of the field to use instead. */

/** Refused wherever they occur in a name: `askedFor`, `keptAnswers`. A phrase is written with spaces. */
export const refusedParts: Readonly<Record<string, string>> = {
  acting: 'principal, actor',
  asked: 'requested, query',
  'at once': 'run to completion',
  'even time': 'constant-speed time',
  given: 'input, params, provided',
  kept: 'saved, stored, cached',
  'load share': 'load distribution factor, utilisation',
  stands: 'is at, holds, position',
  told: 'reported, shown',
  turnstile: 'fair queue',
  'use factor': 'service factor',
  wanted: 'expected, requested',
}

/** Refused in the same way outside of tests. */
export const refusedInProduct: Readonly<Record<string, string>> = {
  said: 'message, text, parts, stated',
}

/** Refused as a whole name: within a longer one they may be plain English. */
export const refusedNames: Readonly<Record<string, string>> = {
  Found: 'Result, Match, Finding',
  Nothing: 'Empty, None',
  Pieces: 'CooperativeTask',
  Repeats: 'response cache',
  Who: 'Principal, Actor',
  nothing: 'empty, none',
}

/** Names that are sent, stored or keys of texts, by the file that declares them: they cannot change. */
export const wireNames: Readonly<Record<string, readonly string[]>> = {
  // An assumption of requests.
  'families/ball-rail/sizing/input.ts': ['loadShareLimit'],
  // A namespace of texts.
  'i18n/shared-texts.ts': ['kept'],
  // Stored in the session with the inputs of a form.
  'screens/calculator/form-session.ts': ['asked'],
  // Part of a report and of a stored job.
  'server/files/file-calculation.ts': ['asked'],
}
