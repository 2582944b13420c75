/** Calculating a calculator without a service: its inputs, and its results as values. */
import * as z from 'zod/mini'
import { wireIssue } from '../errors.ts'

/** Most rows of a list in a request. */
const mostRows = 1000
const cell = z.union([z.number(), z.string()])

/** A number in the unit of its field, an option, yes or no, several options, or rows; null leaves a field with a default empty. */
const input = z.union([
  z.number(),
  z.string(),
  z.boolean(),
  z.null(),
  z.array(z.string()),
  z.array(z.record(z.string(), cell)).check(z.maxLength(mostRows)),
])

/** The request: a calculator, and inputs by field. What is left out has its default. */
export const calculateRequest = z.strictObject({ id: z.int(), inputs: z.record(z.string(), input) })
export type CalculateRequest = z.infer<typeof calculateRequest>

/** A result in its unit; null where an input is missing or refused. */
const calculatedValue = z.object({ name: z.string(), label: z.string(), value: z.nullable(z.number()), unit: z.string() })

/** The results in their order, and what keeps any of them back. */
export const calculateAnswer = z.object({ values: z.array(calculatedValue), issues: z.array(wireIssue) })
export type CalculateAnswer = z.infer<typeof calculateAnswer>
