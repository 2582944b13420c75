/** What can be done with a model beside what is said of it, such as printing: made above, so that those who show a model need not know it. */
import { createContext, type ReactNode } from 'react'
import type { RecommendedModel } from '../../../contract/results/selection.ts'

export const ModelTools = createContext<(model: RecommendedModel) => ReactNode>(() => null)
