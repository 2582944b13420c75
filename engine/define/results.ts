/** What comes of a form. */

/** A calculator that goes on from a chosen model: its fields, each by the figure of the model's card or the working condition that it takes. */
export type NextStep = { readonly calculator: number; readonly inputs: Readonly<Record<string, string>> }

/**
 * How answers are shown: the product family, one of its cards where it is not the usual one, how long the overlay after Start waits at least, and
 * what a whole drive goes on with.
 */
export type ModelResults = { readonly family: string; readonly card?: string; readonly overlayMs: number; readonly next?: NextStep }

/** Derived values that are the results, in order: they stand beside the form and follow every key. Such a calculator has no request. */
export type ValueResults = { readonly values: readonly string[] }

/** What comes of a form: models that a service finds, or values that the form itself calculates. */
export type Results = ModelResults | ValueResults
