/** What drawings and solids of models say. */
export const texts = {
  title: 'Drawing',
  views: 'From the front, from above and from the right. Dimensions',
  notStated: 'not stated',
  fields: {
    model: 'Model',
    series: 'Series',
    maker: 'Maker',
    material: 'Material',
    data: 'Data',
    scale: 'Scale',
    sheet: 'Sheet',
    unit: 'Unit',
    catalogue: 'Catalogue',
    site: 'From',
  },
  holes: { through: 'through', step: '{step} apart', circle: 'on ⌀{circle}', pitch: '{across} × {up} apart', depth: '{depth} deep' },
  notes: {
    usual: '* Usual value: the maker does not state it. Ask the maker before you machine anything.',
    position: 'Drawn at {percent} % of the stroke.',
    simplified: 'Outer shape and mounting interface. Inner works are simplified; threads are drawn, not modelled.',
    rounded: 'Lengths: {unit}, rounded.',
    demo: 'Demonstration data: not a product.',
    licence: 'Free to use in the design of machines with this product. No warranty.',
  },
} as const
