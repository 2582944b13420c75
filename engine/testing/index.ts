/** The laws every calculator obeys, for tests of calculators: the entry `testing` of the package. Requires fast-check. */
export { completeEvents, eventArbitrary, looseInputs, textArbitrary } from './arbitraries.ts'
export { answerTo, openForm, userActions } from './commands.ts'
export type { Session, UserAction } from './commands.ts'
export { laws } from './laws.ts'
export type { Law } from './laws.ts'
export { listLaws } from './list-laws.ts'
export { anySequence, lastState, sequence, statesOf } from './sequences.ts'
export type { Subject } from './sequences.ts'
