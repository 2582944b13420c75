/**
 * The picture names available to working classes, those of `screens/drawings/classes.tsx`; listed here for checks that run without
 * the screens.
 */
export const classDrawings = [
  'BallScrew',
  'BallRail',
  'ScrewJack',
  'ScrewLift',
  'SlideModule',
  'ElectricCylinder',
  'LinearModule',
  'LinearModuleTwo',
  'HollowTable',
  'RotatingPlatform',
  'Turntable',
  'GearedMotor',
  'GearedServo',
  'GearUnit',
  'LiftPlatform',
  'StorageTank',
  'LiftDrive',
  'LinearAxis',
] as const
