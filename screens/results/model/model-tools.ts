/** Actions on a model, such as printing, provided by a parent so that components that show a model do not depend on them. */
import { createContext, type ReactNode } from 'react'
import type { RecommendedModel } from '../../../contract/results/selection.ts'

export const ModelTools = createContext<(model: RecommendedModel) => ReactNode>(() => null)
