/** The picture of every working class, by its id. */
import type { ComponentType } from 'react'
import {
  BallRailClass,
  BallScrewClass,
  ElectricCylinderClass,
  GearedMotorClass,
  GearedServoClass,
  GearUnitClass,
  HollowTableClass,
  LinearModuleClass,
  LinearModuleTwoClass,
  RotatingPlatformClass,
  ScrewJackClass,
  ScrewLiftClass,
  SlideModuleClass,
  TurntableClass,
} from './classes.tsx'

export const classDrawings = {
  '3': ScrewLiftClass,
  '20': SlideModuleClass,
  '22': ElectricCylinderClass,
  '30': BallScrewClass,
  '31': BallRailClass,
  '120': HollowTableClass,
  '121': TurntableClass,
  '300': ScrewJackClass,
  '1000': ElectricCylinderClass,
  '1006': LinearModuleClass,
  '1007': LinearModuleTwoClass,
  '2000000': GearedMotorClass,
  '2000001': GearedServoClass,
  '2000002': GearUnitClass,
  '3000000': RotatingPlatformClass,
} as const satisfies Record<string, ComponentType>
