/** Mounting positions and models of linear modules, slide tables, electric cylinders and screw lifts. */
import type { ReactNode } from 'react'
import { Cylinder, LiftingTable, Load, ModuleBody, ModuleMotor, SlideTable } from './actuator-parts.tsx'
import { Drawing } from './drawing.tsx'
import { Accent, Arrow, Ground } from './primitives.tsx'

/** Turns a drawing that lies on y = 80 upright, onto a wall at the left. */
const Upright = ({ children }: { children: ReactNode }) => <g transform="translate(100 0) rotate(90) scale(.75)">{children}</g>

const ModuleOnFloor = () => (
  <>
    <Ground x={4} y={76} length={96} />
    <g transform="translate(0 6)">
      <ModuleBody />
      <ModuleMotor />
    </g>
    <Load x={38} y={20} width={24} height={24} />
    <Arrow from={[28, 10]} to={[72, 10]} both />
  </>
)

export const ModuleHorizontal = () => (
  <Drawing>
    <ModuleOnFloor />
  </Drawing>
)

export const ModuleVertical = () => (
  <Drawing>
    <Upright>
      <ModuleOnFloor />
    </Upright>
  </Drawing>
)

/** View along the travel: the load beside its carriage, its weight across the axis. */
const OnWall = ({ children }: { children: ReactNode }) => (
  <Drawing>
    <Ground x={20} y={8} length={74} side="left" />
    {children}
    <Load x={66} y={31} width={28} height={28} />
    <Arrow from={[105, 33]} to={[105, 61]} />
  </Drawing>
)

/** Profile with grooves, the screw inside, the carriage at the open side. */
export const ModuleWall = () => (
  <OnWall>
    <path className="drawing-solid" d="M20 25h30v40H20z" />
    <path className="drawing-thin" d="M28 25v5h6v-5M28 65v-5h6v5" />
    <circle className="drawing-solid" cx="35" cy="45" r="6" />
    <circle className="drawing-thin" cx="35" cy="45" r="2.5" />
    <Accent>
      <path d="M50 39h4V29h12v32H54V51h-4z" />
    </Accent>
  </OnWall>
)

/** A slide table from the side: flat base, table on its rails, motor at the end. */
const SlideOnFloor = () => (
  <>
    <Ground x={4} y={80} length={96} />
    <path className="drawing-solid" d="M4 68h92v12H4zM4 58h6v10H4zM90 58h6v10h-6zM96 56h20v18H96z" />
    <path d="M10 64h80M102 56v18M106 56v18" className="drawing-thin" />
    <Accent>
      <path d="M32 58h12v8H32zM56 58h12v8H56zM28 50h44v8H28z" />
    </Accent>
    <Load x={36} y={22} width={28} height={28} />
    <Arrow from={[28, 11]} to={[72, 11]} both />
  </>
)

export const SlideHorizontal = () => (
  <Drawing>
    <SlideOnFloor />
  </Drawing>
)

export const SlideVertical = () => (
  <Drawing>
    <Upright>
      <SlideOnFloor />
    </Upright>
  </Drawing>
)

/** Base with two rails and the screw between them, the table across both. */
export const SlideWall = () => (
  <OnWall>
    <path className="drawing-solid" d="M20 13h12v64H20zM32 21h8v8h-8zM32 61h8v8h-8z" />
    <circle className="drawing-solid" cx="42" cy="45" r="6" />
    <circle className="drawing-thin" cx="42" cy="45" r="2.5" />
    <Accent>
      <path d="M36 17h18v16H36zM36 57h18v16H36zM54 13h12v64H54z" />
    </Accent>
    <path className="drawing-solid" d="M32 21h8v8h-8zM32 61h8v8h-8z" />
  </OnWall>
)

/** A cylinder that pushes a load with its own guide. */
export const CylinderHorizontal = () => (
  <Drawing>
    <Ground x={66} y={70} length={50} />
    <g transform="translate(-2 16) scale(.76)">
      <Cylinder />
    </g>
    <Load x={88} y={38} width={24} height={26} />
    <circle className="drawing-solid" cx="94" cy="67" r="3" />
    <circle className="drawing-solid" cx="106" cy="67" r="3" />
    <Arrow from={[72, 20]} to={[112, 20]} both />
  </Drawing>
)

export const CylinderVertical = () => (
  <Drawing>
    <Ground x={34} y={84} length={52} />
    <path className="drawing-solid" d="M46 80h28v4H46z" />
    <g transform="translate(35.2 81.5) rotate(-90) scale(.55)">
      <Cylinder />
    </g>
    <Load x={44} y={3} width={32} height={14.5} />
    <Arrow from={[98, 22]} to={[98, 62]} both />
  </Drawing>
)

export const ElectricCylinder = () => (
  <Drawing>
    <Cylinder />
  </Drawing>
)

export const LinearModule = () => (
  <Drawing>
    <ModuleBody />
    <ModuleMotor />
  </Drawing>
)

/** A module with a toothed belt around two pulleys, the carriage clamped to its upper run. */
export const BeltModule = () => (
  <Drawing>
    <path className="drawing-solid" d="M18 42h84a12 12 0 0 1 0 24H18a12 12 0 0 1 0-24z" />
    <path d="M18 45h84a9 9 0 0 1 0 18H18a9 9 0 0 1 0-18z" className="drawing-dashed" />
    <circle className="drawing-solid" cx="18" cy="54" r="6.5" />
    <circle className="drawing-solid" cx="102" cy="54" r="6.5" />
    <circle cx="18" cy="54" r="1.5" />
    <circle cx="102" cy="54" r="1.5" />
    <Accent>
      <path d="M44 34h32v8H44zM50 42h20v6H50z" />
    </Accent>
  </Drawing>
)

export const SlideTableModel = () => (
  <Drawing>
    <SlideTable />
  </Drawing>
)

export const ScrewLift = () => (
  <Drawing>
    <LiftingTable />
  </Drawing>
)
