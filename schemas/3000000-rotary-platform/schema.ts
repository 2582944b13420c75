import { defineWorkingClass } from '../../engine/define/index.ts'

/** Rotating platform on one page: the scene in a drawer, then motor and ratio. */
export const rotaryPlatform = defineWorkingClass({
  id: 3000000,
  name: 'rotaryPlatform',
  place: { group: 'rotary', order: 4, moves: ['turn'], drawing: 'RotatingPlatform', screen: 'rotaryIndustry' },
  service: 'RotatingPlatformWorking',
  results: { family: 'rotary', overlayMs: 0 },
})
