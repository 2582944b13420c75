/** Documents as an operator puts them into a folder. */
import { dictionaries } from '../../../../i18n/translate.ts'
import { calculators } from '../../../../schemas/registry.ts'

/** A calculator that a service elsewhere answers: a hoist. */
export const hoistDocument = (host: string) => ({
  $schema: 'docs/calculator-document.schema.json',
  schema: {
    id: 9001,
    name: 'hoist',
    place: { group: 'linear', order: 5, moves: ['lift'], drawing: 'ScrewJack' },
    host,
    init: { get: 'Hoist/Ropes', lists: { ropes: { strands: 'number' } }, numbers: { longestLift: 'm' } },
    fields: {
      load: { kind: 'number', unit: 't', min: 0.1, max: 50, onOutOfRange: 'correct' },
      lift: { kind: 'number', unit: 'm', exclusiveMin: 0, max: 'init.longestLift' },
      rope: { kind: 'choice', optionsFrom: 'init.ropes' },
    },
    derived: { force: { unit: 'kN', value: 'load * 1000[kg/t] * 9.80665[N/kg] / 1000[N/kN]', digits: 4 } },
    layout: [{ section: 'load', items: ['load', 'force', 'lift', 'rope'] }],
    request: { get: 'Hoist/Find', query: { Force: 'force', Lift: 'lift', Rope: 'rope' } },
    results: { family: 'hoist', overlayMs: 0 },
  },
  texts: {
    en: {
      class: { name: 'Rope hoist', note: 'Lifts a load on a rope' },
      sections: { load: 'Load and lift' },
      load: { label: 'Load', hint: 'With everything that hangs on it' },
      lift: { label: 'Lift' },
      rope: { label: 'Rope' },
      force: { label: 'Force on the rope' },
      values: { ropeForce: 'Force of the rope' },
      checks: { rope: 'Rope' },
    },
  },
})

/** What the service of the hoist answers. */
export const hoistAnswers = {
  ropes: {
    code: 0,
    data: {
      ropes: [
        { value: 'steel', strands: 6, secret: 'x' },
        { value: 'textile', strands: 1 },
      ],
      longestLift: 30,
      more: 1,
    },
  },
  found: {
    code: 0,
    data: [
      {
        skuID: 'H1',
        skuName: 'Hoist 1',
        serviceID: 'hoist',
        icon: 'hoist',
        series: 'H',
        maker: 'Elsewhere',
        machineCode: 'H1-30',
        utilisation: 0.5,
        governing: 'rope',
        basis: 'published',
        source: 'Catalogue of Elsewhere',
        isDefault: true,
        isSTL: false,
        disPlayParams: [{ name: 'ropeForce', value: 19.6, unit: 'kN' }],
        candidate: {},
        hidden: 'not passed on',
      },
    ],
    matched: 1,
    total: 4,
    catalogueVersion: '2026',
  },
}

/** A ball screw of one's own: our family answers it. */
export const screwDocument = (id = 9002, name = 'ownScrew') => {
  const shipped = calculators.find(({ schema }) => schema.name === 'ballScrew')
  if (!shipped) throw new Error('there is no ball screw')
  const { place = { group: 'linear', drawing: 'BallScrew' }, ...schema } = shipped.schema
  const { address: _, also: __, ...own } = place
  return {
    schema: { ...schema, id, name, place: own },
    texts: { es: { ...dictionaries.es.get('schemas/30-ball-screw'), class: { name: 'Husillo propio', note: 'De este sitio' } } },
    examples: shipped.examples,
  }
}
