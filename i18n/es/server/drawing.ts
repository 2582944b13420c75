/** What drawings and solids of models say. */
export const texts = {
  title: 'Plano',
  views: 'Alzado, planta y vista derecha. Cotas',
  notStated: 'no indicado',
  fields: {
    model: 'Modelo',
    series: 'Serie',
    maker: 'Fabricante',
    material: 'Material',
    data: 'Datos',
    scale: 'Escala',
    sheet: 'Hoja',
    unit: 'Unidad',
    catalogue: 'Catálogo',
    site: 'De',
  },
  holes: {
    through: 'pasantes',
    step: 'separación {step}',
    circle: 'en ⌀{circle}',
    pitch: 'separación {across} × {up}',
    depth: 'profundidad {depth}',
  },
  notes: {
    usual: '* Valor habitual: el fabricante no lo indica. Consúltele antes de mecanizar.',
    position: 'Dibujado al {percent} % de la carrera.',
    simplified: 'Forma exterior e interfaz de montaje. El interior está simplificado; las roscas se dibujan, no se modelan.',
    rounded: 'Longitudes: {unit}, redondeadas.',
    demo: 'Datos de demostración: no es un producto.',
    licence: 'Uso libre en el diseño de máquinas con este producto. Sin garantía.',
  },
} as const
