import { defineWorkingClass } from '../../engine/define/index.ts'

/** Hollow rotary table: the page of the rotating platform, opened directly at its scenes. */
export const hollowTable = defineWorkingClass({
  id: 120,
  name: 'hollowTable',
  place: { group: 'rotary', order: 5, moves: ['turn'], drawing: 'HollowTable', screen: 'rotaryIndustry', opensScene: true },
  service: 'RotatingPlatformWorking',
  results: { family: 'rotary', overlayMs: 0 },
})
