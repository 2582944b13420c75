/** The conditions of an assembly as the page of its calculator stored them. */
import { type ComponentType, lazy, type ReactNode } from 'react'
import type { Selection } from '../../../contract/saved/selection-document.ts'
import type { ModelResults } from '../../../engine/define/index.ts'
import type { ServiceCall } from '../../base/api/api.ts'
import { workingClassOf } from '../../base/calculators/working-classes.ts'
import type { ParameterWords } from '../../results/model/parameter-words.ts'

/** The call without any pin, the words for its parameters, and how its results are shown. */
export type Conditions = {
  readonly call: ServiceCall
  readonly parameters: ParameterWords
  readonly results: Pick<ModelResults, 'family' | 'card'>
}

/** Reads the conditions; undefined if one is missing. */
export type ConditionsProps = {
  readonly id: string
  readonly inputs: Selection['inputs']
  readonly children: (conditions: Conditions | undefined) => ReactNode
}

const OfForm = lazy(async () => ({ default: (await import('./form-conditions.tsx')).FormConditions }))
const OfServo = lazy(async () => ({ default: (await import('./servo-conditions.tsx')).ServoConditions }))
const OfPlatforms = lazy(async () => ({ default: (await import('./platform-conditions.tsx')).PlatformConditions }))

/** By the screen of a calculator without a form. */
const ofScreens: Readonly<Record<string, ComponentType<ConditionsProps>>> = {
  servo: OfServo,
  rotaryScene: OfPlatforms,
  rotaryIndustry: OfPlatforms,
}

/** Returns the component that reads the conditions of a calculator. */
export const conditionsOf = (id: string): ComponentType<ConditionsProps> =>
  ofScreens[workingClassOf(id)?.schema.place.screen ?? ''] ?? OfForm
