/** Figures of a catalogue row by another figure: length by grade, speed by rail length. */
import * as z from 'zod/mini'
import { statedForm, withForm } from './stated-form.ts'

const number = /^\d+(?:\.\d+)?$/

/**
 * A table of positive figures whose keys are numbers as text.
 * @param form an entry with the units of key and figure, shown where a key has another form
 */
export const figureTable = (form: string) =>
  withForm(z.record(z.string().check(z.regex(number, statedForm(form))), z.number().check(z.positive())), form)
