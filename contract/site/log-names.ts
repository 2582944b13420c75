/** Names and sizes of what the pages tell: apart from the shapes, which the pages do not need. */

/** Where the calls are, and what each is called below it. */
export const logNames = { service: 'log', behaviour: 'behaviour', error: 'error' } as const

/** Most events of a batch, and most errors of a report. */
export const logSizes = { events: 20, errors: 10 } as const

/** Most characters of a tag, a message and a stack. */
export const logLengths = { tag: 120, message: 300, stack: 2000 } as const

/** What can happen, and what kind of thing that is. No other name is taken: none can hold what somebody typed. */
export const behaviourTypes = {
  /** `tag`: the page, without what its address asks for. */
  pageOpened: 'Page',
  /** `duration`: how long it was shown, ms. */
  pageLeft: 'Page',
  /** `tag`: series and model. */
  modelOpened: 'Page',
  /** `tag`: the call. */
  calculationStarted: 'Click',
  /** `duration`: how long the answer took, ms. */
  calculationAnswered: 'Click',
  calculationFailed: 'Click',
  /** Never what was searched for. */
  searched: 'Click',
  orderCodeRead: 'Click',
  orderCodeCopied: 'Click',
  linkCopied: 'Click',
  /** `tag`: which panel. */
  popupOpened: 'Popup',
  popupClosed: 'Popup',
} as const

export type BehaviourName = keyof typeof behaviourTypes

/** Where a fault of the pages was noticed: by the window, a promise, React, the loading of a file, an answer of the service. */
export const faultKinds = ['error', 'rejection', 'render', 'chunk', 'call'] as const
export type FaultKind = (typeof faultKinds)[number]
