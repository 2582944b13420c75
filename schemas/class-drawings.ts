/** Names that working classes may use of the screens, for checks that run without them. */

/** The pictures of classes, those of `screens/drawings/classes.tsx`. */
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

/** The screens of working classes without a form, those of `screens/app/own-pages.tsx`. */
export const ownScreens = ['servo', 'rotaryScene', 'rotaryIndustry'] as const
