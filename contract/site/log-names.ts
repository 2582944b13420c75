/** Names and size limits of the log calls; separate from the shapes, which the pages do not need. */

/** Path segments of the log calls. */
export const logNames = { service: 'log', behaviour: 'behaviour', error: 'error' } as const

/** Most events of a batch, and most faults of a report. */
export const logSizes = { events: 20, errors: 10 } as const

/** Longest tag, message and stack, characters. */
export const logLengths = { tag: 120, message: 300, stack: 2000 } as const

/** Event names and their category. Other names are rejected, so that no name can contain user input. */
export const behaviourTypes = {
  /** `tag`: the page, without its query. */
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
  /** Never contains the search text. */
  searched: 'Click',
  orderCodeRead: 'Click',
  orderCodeCopied: 'Click',
  linkCopied: 'Click',
  /** `tag`: the panel. */
  popupOpened: 'Popup',
  popupClosed: 'Popup',
} as const

export type BehaviourName = keyof typeof behaviourTypes

/** Where a page fault was caught: window, promise, React, loading of a file, or a response of the service. */
export const faultKinds = ['error', 'rejection', 'render', 'chunk', 'call'] as const
export type FaultKind = (typeof faultKinds)[number]
