/** Drawings of options and models by name. Each family's drawings are one file, loaded when the first of them is shown. */
import { type ComponentType, lazy } from 'react'
import type * as actuatorDrawings from './actuators.tsx'
import type * as ballScrewDrawings from './ball-screw.tsx'
import type * as gearDrawings from './gear-units.tsx'
import type * as guideDrawings from './guide.tsx'
import type * as rotaryDrawings from './rotary.tsx'
import type * as screwEndDrawings from './screw-ends.tsx'
import type * as screwJackDrawings from './screw-jack.tsx'

export type Drawings = Readonly<Record<string, ComponentType>>

type ActuatorDrawing = keyof typeof actuatorDrawings
type BallScrewDrawing = keyof typeof ballScrewDrawings
type GearDrawing = keyof typeof gearDrawings
type GuideDrawing = keyof typeof guideDrawings
type RotaryDrawing = keyof typeof rotaryDrawings
type ScrewEndDrawing = keyof typeof screwEndDrawings
type ScrewJackDrawing = keyof typeof screwJackDrawings

const actuator = (name: ActuatorDrawing) => lazy(async () => ({ default: (await import('./actuators.tsx'))[name] }))
const ballScrew = (name: BallScrewDrawing) => lazy(async () => ({ default: (await import('./ball-screw.tsx'))[name] }))
const gear = (name: GearDrawing) => lazy(async () => ({ default: (await import('./gear-units.tsx'))[name] }))
const guide = (name: GuideDrawing) => lazy(async () => ({ default: (await import('./guide.tsx'))[name] }))
const rotary = (name: RotaryDrawing) => lazy(async () => ({ default: (await import('./rotary.tsx'))[name] }))
const screwEnd = (name: ScrewEndDrawing) => lazy(async () => ({ default: (await import('./screw-ends.tsx'))[name] }))
const screwJack = (name: ScrewJackDrawing) => lazy(async () => ({ default: (await import('./screw-jack.tsx'))[name] }))

const horizontal = ballScrew('BallScrewHorizontal')
const vertical = ballScrew('BallScrewVertical')
const travellingScrew = screwJack('InstallType1A')

/** Pictures of options, by the option's icon, else its value. */
export const optionDrawings = {
  horizontal,
  vertical,
  'screw-horizontal': horizontal,
  'screw-vertical': vertical,
  'fixed-free': ballScrew('FixedFree'),
  'supported-supported': ballScrew('SupportedSupported'),
  'fixed-supported': ballScrew('FixedSupported'),
  'fixed-fixed': ballScrew('FixedFixed'),
  '1A': travellingScrew,
  '1B': screwJack('InstallType1B'),
  '2A': screwJack('InstallType2A'),
  '2B': screwJack('InstallType2B'),
  'both-supported': screwJack('BothSupported'),
  'base-fixed-end-free': screwJack('BaseFixedEndFree'),
  'base-fixed-end-fixed': screwJack('BaseFixedEndFixed'),
  'guide-horizontal': guide('GuideHorizontal'),
  'guide-vertical': guide('GuideVertical'),
  'guide-wall': guide('GuideWall'),
  'guide-1x1-horizontal': guide('Guide1x1Horizontal'),
  'guide-1x2-horizontal': guide('Guide1x2Horizontal'),
  'guide-2x1-horizontal': guide('Guide2x1Horizontal'),
  'guide-2x2-horizontal': guide('Guide2x2Horizontal'),
  'guide-2x3-horizontal': guide('Guide2x3Horizontal'),
  'guide-2x4-horizontal': guide('Guide2x4Horizontal'),
  'guide-1x1-vertical': guide('Guide1x1Vertical'),
  'guide-1x2-vertical': guide('Guide1x2Vertical'),
  'guide-2x1-vertical': guide('Guide2x1Vertical'),
  'guide-2x2-vertical': guide('Guide2x2Vertical'),
  'guide-2x3-vertical': guide('Guide2x3Vertical'),
  'guide-2x4-vertical': guide('Guide2x4Vertical'),
  'guide-1x1-wall': guide('Guide1x1Wall'),
  'guide-1x2-wall': guide('Guide1x2Wall'),
  'guide-2x1-wall': guide('Guide2x1Wall'),
  'guide-2x2-wall': guide('Guide2x2Wall'),
  'guide-2x3-wall': guide('Guide2x3Wall'),
  'guide-2x4-wall': guide('Guide2x4Wall'),
  'module-horizontal': actuator('ModuleHorizontal'),
  'module-wall': actuator('ModuleWall'),
  'module-vertical': actuator('ModuleVertical'),
  'slide-horizontal': actuator('SlideHorizontal'),
  'slide-wall': actuator('SlideWall'),
  'slide-vertical': actuator('SlideVertical'),
  'cylinder-horizontal': actuator('CylinderHorizontal'),
  'cylinder-vertical': actuator('CylinderVertical'),
  'rotary-hollow-roller': rotary('RotaryHollowRoller'),
  'rotary-hollow-ball': rotary('RotaryHollowBall'),
  'rotary-actuator': rotary('RotaryActuator'),
  'rotary-direct': rotary('RotaryDirect'),
} as const satisfies Drawings

const guideBlock = guide('GuideBlock')
const slideTable = actuator('SlideTableModel')

/** Pictures of models, by their icon. */
export const modelDrawings: Drawings = {
  'ball-screw': horizontal,
  'screw-jack': travellingScrew,
  guide: guideBlock,
  'guide-block': guideBlock,
  'electric-cylinder': actuator('ElectricCylinder'),
  'linear-module': actuator('LinearModule'),
  'belt-module': actuator('BeltModule'),
  slide: slideTable,
  'slide-table': slideTable,
  'screw-lift': actuator('ScrewLift'),
  'reducer-inline': gear('ReducerInline'),
  'reducer-parallel': gear('ReducerParallel'),
  'reducer-bevel': gear('ReducerBevel'),
  'reducer-worm': gear('ReducerWorm'),
  'reducer-planetary': gear('ReducerPlanetary'),
  'reducer-right-angle': gear('ReducerRightAngle'),
  'motor-ac': gear('MotorAc'),
  'motor-servo': gear('MotorServo'),
  rotary: rotary('RotaryPlatform'),
  coupling: screwEnd('Coupling'),
  'support-unit': screwEnd('SupportUnit'),
  ...optionDrawings,
}

/** Returns the drawing of a model by its icon, otherwise the default one of its family. */
export const modelDrawing = (icon: string, usual = ''): ComponentType => modelDrawings[icon] ?? modelDrawings[usual] ?? horizontal
