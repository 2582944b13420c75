/** The electric-cylinder family. */
import { defineFamily } from '../define/family.ts'
import { electricCylinderCoverage } from './coverage.ts'
import { electricCylinderInitData } from './init.ts'
import { electricCylinderOrderCodes } from './order-codes.ts'
import { electricCylinderTable } from './table.ts'
import { electricCylinderCandidate, electricCylinderInit } from './wire/electric-cylinder.ts'

/** Manifest of the electric-cylinder family. */
export const electricCylinderFamily = defineFamily({
  id: 'electric-cylinder',
  table: electricCylinderTable,
  shown: {
    card: {
      large: ['n1', 'load', 'efficiency'],
      list: ['lead', 'maxW', 'maxSpeed', 'l10'],
      labels: { load: 'permissibleAxialLoad' },
      columns: [
        { figure: 'load', need: ['requiredThrust'] },
        { figure: 'maxSpeed', need: ['NoLoadSpeed', 'MaxSpeed'] },
        { further: 'maxStroke', need: ['Stroke'] },
        { figure: 'maxW', need: ['Weight', 'VerticalLoad', 'HorizontalLoad'] },
      ],
    },
    drawing: 'electric-cylinder',
    view: async () => (await import('./view.ts')).electricCylinderView,
    orderCodes: electricCylinderOrderCodes,
    makerCodes: async () => (await import('./maker-codes.ts')).electricCylinderMakerCodes,
    orderable: async () => (await import('./orderable.ts')).electricCylinderOrderable,
    part: async () => (await import('./part.ts')).electricCylinderPart,
    directory: { figures: ['maxThrustN', 'fullLoadSpeedMmS', 'maxStrokeMm'] },
    size: { by: ['maxThrustN'], alike: ['leadMm'] },
    coverage: electricCylinderCoverage,
  },
  layout: async () => (await import('./layout.ts')).cylinderLayout,
  selection: {
    candidate: electricCylinderCandidate,
    services: { ElectricCylinderWorking: { init: electricCylinderInitData, initShape: electricCylinderInit } },
    parameters: async () => (await import('./parameters.ts')).electricCylinderParameters,
    sizer: async () => (await import('./sizer.ts')).electricCylinderSizer,
  },
})
