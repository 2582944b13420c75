/** Pages of working classes without a form, by the names of their screens in the schemas. */
import type { ComponentType } from 'react'
import { lazyPage } from './lazy-page.ts'

/** Step in an address before the working id: the first page of a working class, or its second one. */
export type Step = 'calc' | 'rotating'
type Page = ComponentType<{ readonly id: string }>

const ofRotary = ['rotary', 'scenes']

const ownPages: Readonly<Record<string, Readonly<Partial<Record<Step, Page>>>>> = {
  servo: {
    calc: lazyPage(
      ['servo'],
      () => import('../pages/servo-page.tsx'),
      (module) => module.ServoPage,
    ),
  },
  rotaryScene: {
    calc: lazyPage(
      ofRotary,
      () => import('../pages/rotary-scene-page.tsx'),
      (module) => module.RotaryScenePage,
    ),
    rotating: lazyPage(
      ofRotary,
      () => import('../pages/rotary-second-page.tsx'),
      (module) => module.RotarySecondPage,
    ),
  },
  rotaryIndustry: {
    calc: lazyPage(
      ofRotary,
      () => import('../pages/rotary-industry-page.tsx'),
      (module) => module.RotaryIndustryPage,
    ),
  },
}

/** Returns the page of a screen's step; undefined if it has none. */
export const ownPageOf = (screen: string, step: Step): Page | undefined => ownPages[screen]?.[step]
