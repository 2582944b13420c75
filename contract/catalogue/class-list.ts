/** Shapes of `ClassList`: the models of a class with their catalogue figures, page by page. */
import * as z from 'zod/mini'
import { basis } from '../results/sizing.ts'

/** Default and largest page size. */
export const classListSizes = { usual: 50, most: 300 } as const

/** Response of `ClassList`. */
export const classList = z.object({
  list: z.array(
    z.object({
      skuID: z.string(),
      skuName: z.string(),
      series: z.string(),
      maker: z.string(),
      icon: z.string(),
      basis,
      /** Technical figures of the model, in the units of the contract. */
      candidate: z.record(z.string(), z.unknown()),
    }),
  ),
  /** Number of models on all pages. */
  count: z.int(),
  page: z.int(),
  catalogueVersion: z.string(),
})
export type ClassList = z.infer<typeof classList>
