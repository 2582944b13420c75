/** A picture of every working class. */
import { Cylinder, FoldedModuleMotor, LiftingTable, ModuleBody, ModuleMotor, SlideTable } from './actuator-parts.tsx'
import { GuideSection } from './guide-section.tsx'
import { Drawing } from './drawing.tsx'
import { Accent, Arrow, Ground, Thread, UprightThread } from './primitives.tsx'

export const BallScrew = () => (
  <Drawing>
    <path d="M4 45h112" className="drawing-centre" />
    <Thread from={20} to={100} y={45} radius={7} />
    <path d="M8 41h12v8H8zM100 41h12v8h-12z" />
    <Accent>
      <path d="M54 31h28v28H54zM46 25h8v40h-8z" />
      <path d="M58 38h20M58 52h20" className="drawing-thin" />
      <circle cx="50" cy="30" r="1.5" />
      <circle cx="50" cy="60" r="1.5" />
    </Accent>
  </Drawing>
)

export const BallRail = () => (
  <Drawing>
    <Ground x={20} y={78} length={80} />
    <GuideSection />
  </Drawing>
)

export const ScrewJack = () => (
  <Drawing>
    <Ground x={26} y={78} length={68} />
    <g className="drawing-accent drawing-solid">
      <UprightThread from={16} to={50} x={60} radius={5} />
      <path d="M45 8h30v8H45z" />
    </g>
    <path className="drawing-solid" d="M42 50h36v22H42zM34 72h52v6H34z" />
    <path d="M42 58H24v6h18M78 58h8v6h-8" />
    <circle cx="60" cy="61" r="7" />
    <path d="M60 54v14M53 61h14" className="drawing-thin" />
  </Drawing>
)

export const ScrewLift = () => (
  <Drawing>
    <LiftingTable />
  </Drawing>
)

export const SlideModule = () => (
  <Drawing>
    <SlideTable />
    <Arrow from={[26, 12]} to={[76, 12]} both />
  </Drawing>
)

export const ElectricCylinder = () => (
  <Drawing>
    <Cylinder />
    <Arrow from={[82, 22]} to={[116, 22]} both />
  </Drawing>
)

export const LinearModule = () => (
  <Drawing>
    <ModuleBody />
    <ModuleMotor />
    <path className="drawing-solid" d="M41 22h18v16H41z" />
    <Arrow from={[28, 12]} to={[72, 12]} both />
  </Drawing>
)

export const LinearModuleTwo = () => (
  <Drawing>
    <ModuleBody />
    <FoldedModuleMotor />
    <path className="drawing-solid" d="M41 22h18v16H41z" />
    <Arrow from={[28, 12]} to={[72, 12]} both />
  </Drawing>
)

const boltCircle = Array.from({ length: 8 }, (_, index) => {
  const angle = (index * Math.PI) / 4 + Math.PI / 8
  return { x: 50 + 23 * Math.cos(angle), y: 45 + 23 * Math.sin(angle) }
})

export const HollowTable = () => (
  <Drawing>
    <path className="drawing-solid" d="M16 11h68v68H16zM84 30h8v30h-8zM92 32h22v26H92z" />
    <path d="M98 32v26M102 32v26M106 32v26" className="drawing-thin" />
    <Accent>
      <circle cx="50" cy="45" r="30" />
      <circle cx="50" cy="45" r="14" />
    </Accent>
    {boltCircle.map(({ x, y }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2" className="drawing-thin" />
    ))}
  </Drawing>
)

export const RotatingPlatform = () => (
  <Drawing>
    <Ground x={16} y={80} length={88} />
    <path className="drawing-solid" d="M30 52h60v14H30zM24 66h72v14H24zM90 54h20v10H90z" />
    <path d="M96 54v10M101 54v10" className="drawing-thin" />
    <Accent>
      <path d="M18 42h84v10H18z" />
    </Accent>
    <path className="drawing-solid" d="M34 24h22v18H34zM66 30h18v12H66z" />
    <path d="M60 6v74" className="drawing-centre" />
    <path className="drawing-accent" d="M44 12c4 5 28 5 32 0" />
    <path className="drawing-accent drawing-fill" d="M78 8l-1 6.5-5-3.5z" />
  </Drawing>
)

export const Turntable = () => (
  <Drawing>
    <Accent>
      <ellipse cx="60" cy="40" rx="50" ry="20" />
    </Accent>
    <path d="M10 40v8c0 11 22.4 20 50 20s50-9 50-20v-8" />
    <path className="drawing-solid" d="M38 24l14-5 12 4v14l-13 5-13-4zM51 28v14M38 24l13 4 13-5" />
    <path d="M52 66v10h16V66" />
    <path d="M80 30c8 3 13 7 13 11 0 5-8 9-18 11" className="drawing-thin" />
    <path className="drawing-fill" d="M74 52.5l6.5-3.6.8 4.6z" />
    <Ground x={36} y={76} length={48} />
  </Drawing>
)

/** A gear unit with its output shaft to the right. */
const GearHousing = () => (
  <>
    <path className="drawing-solid" d="M50 26h32l6 8v26l-6 6H50zM46 66h46v6H46z" />
    <circle cx="62" cy="46" r="8" className="drawing-thin" />
    <circle cx="76" cy="46" r="5" className="drawing-thin" />
    <Accent>
      <path d="M88 41h6v10h-6zM94 43h18v6H94z" />
    </Accent>
    <Ground x={40} y={72} length={58} />
  </>
)

export const GearedMotor = () => (
  <Drawing>
    <GearHousing />
    <path className="drawing-solid" d="M44 28h6v36h-6zM12 30h32v32H12zM6 34h6v24H6zM22 22h16v8H22z" />
    <path d="M12 36h32M12 41h32M12 46h32M12 51h32M12 56h32" className="drawing-thin" />
  </Drawing>
)

export const GearedServo = () => (
  <Drawing>
    <GearHousing />
    <path className="drawing-solid" d="M44 30h6v32h-6zM16 33h28v26H16zM6 35h10v22H6zM8 27h6v8H8zM24 26h6v7h-6z" />
  </Drawing>
)

export const GearUnit = () => (
  <Drawing>
    <GearHousing />
    <path className="drawing-solid" d="M44 30h6v32h-6z" />
    <path d="M44 43h-8v6h8M36 46h-8V22M28 22h-8" />
    <path className="drawing-solid" d="M10 19h10v6H10z" />
    <path d="M20 60c-8-3-12-9-12-15" className="drawing-thin" />
    <path className="drawing-fill" d="M24 62l-6.5.4 2-4.3z" />
  </Drawing>
)

/** Two of the jacks under a platform, their shafts and the drive between them. */
export const LiftPlatform = () => (
  <Drawing>
    <Ground x={10} y={80} length={100} />
    <Accent>
      <path d="M10 20h100v8H10z" />
      <UprightThread from={28} to={58} x={24} radius={4} />
      <UprightThread from={28} to={58} x={96} radius={4} />
    </Accent>
    <path className="drawing-solid" d="M14 58h20v22H14zM86 58h20v22H86zM50 60h20v16H50z" />
    <path d="M34 68h16M70 68h16" />
    <Arrow from={[60, 50]} to={[60, 34]} both />
  </Drawing>
)

/** A tank with a shaft and two impellers, driven from above. */
export const StorageTank = () => (
  <Drawing>
    <path className="drawing-solid" d="M48 4h24v12H48zM54 16h12v6H54z" />
    <path d="M26 22h68v46c0 8-15 12-34 12s-34-4-34-12z" />
    <path d="M26 36h68" className="drawing-thin" />
    <Accent>
      <path d="M58 22h4v44h-4zM42 46h36v4H42zM42 62h36v4H42z" />
    </Accent>
  </Drawing>
)

/** Four jacks from above, in the form of an H: their shafts, two bevel gearboxes and the drive. */
export const LiftDrive = () => (
  <Drawing>
    <path d="M24 20v50M96 20v50M24 45h72" className="drawing-centre" />
    <path className="drawing-solid" d="M14 8h20v14H14zM86 8h20v14H86zM14 68h20v14H14zM86 68h20v14H86zM17 38h14v14H17zM89 38h14v14H89z" />
    <Accent>
      <path d="M46 34h28v22H46zM54 56h12v16H54z" />
    </Accent>
  </Drawing>
)

/** A table on two rails, its screw and the motor that turns it, from above. */
export const LinearAxis = () => (
  <Drawing>
    <path className="drawing-solid" d="M30 16h82v7H30zM30 67h82v7H30zM6 34h18v22H6zM24 40h6v10h-6z" />
    <path d="M30 42h78v6H30z" />
    <path d="M36 42l4 6M44 42l4 6M100 42l4 6M92 42l4 6" className="drawing-thin" />
    <Accent>
      <path d="M54 12h32v66H54z" />
      <path d="M58 13h10v13H58zM72 13h10v13H72zM58 64h10v13H58zM72 64h10v13H72z" className="drawing-thin" />
    </Accent>
    <Arrow from={[62, 84]} to={[78, 84]} both />
  </Drawing>
)
