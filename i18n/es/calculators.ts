/** Labels, hints and options of every calculator: `<schema>.<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const calculators = {
  ballScrew: {
    sections: { mounting: 'Montaje', motion: 'Movimiento', accuracy: 'Precisión' },
    posture: {
      label: 'Posición de montaje',
      hint: 'Dirección del eje del husillo',
      options: { horizontal: 'Horizontal', vertical: 'Vertical' },
    },
    load: { label: 'Carga', hint: 'Masa total que mueve la tuerca' },
    speed: { label: 'Velocidad máx.', hint: 'Velocidad más alta de la mesa' },
    acceleration: { label: 'Aceleración', hint: 'Se toma el mismo valor al frenar' },
    travel: { label: 'Carrera', hint: 'Recorrido útil de la tuerca' },
    precision: { label: 'Grado de precisión', hint: 'JIS B 1192: C0 el más fino, C10 el más basto', options: { 'C7/C10': 'C7 o C10' } },
    fixing: {
      label: 'Apoyo de los extremos',
      hint: 'Disposición de los rodamientos; determina la velocidad crítica y el pandeo',
      options: {
        'fixed-free': 'Fijo – libre',
        'supported-supported': 'Apoyado – apoyado',
        'fixed-supported': 'Fijo – apoyado',
        'fixed-fixed': 'Fijo – fijo',
      },
    },
  },
  lift: {
    sections: { load: 'Carga', duty: 'Servicio', mounting: 'Montaje' },
    loadType: {
      label: 'Tipo de carga',
      hint: 'Fija el intervalo del factor de servicio fs',
      options: {
        smooth: 'Carga uniforme, inercia pequeña',
        medium: 'Choques ligeros, inercia media',
        strong: 'Choques fuertes, inercia grande',
      },
    },
    serviceFactor: { label: 'Factor de servicio fs', hint: 'El tipo de carga da el intervalo; por defecto, su extremo superior' },
    load: { label: 'Carga', hint: 'Carga axial sobre un elevador' },
    minutes: { label: 'Tiempo de marcha en 30 min', hint: 'Tiempo total de marcha en 30 minutos cualesquiera' },
    speed: { label: 'Velocidad de elevación', hint: 'Velocidad axial del husillo o de la tuerca' },
    stroke: { label: 'Carrera', hint: 'Altura útil de elevación' },
    mounting: {
      label: 'Forma de montaje',
      hint: '1: se desplaza el husillo. 2: el husillo gira y se desplaza la tuerca. A: hacia arriba, B: hacia abajo',
      options: {
        '1A': '1A husillo móvil, arriba',
        '1B': '1B husillo móvil, abajo',
        '2A': '2A tuerca móvil, arriba',
        '2B': '2B tuerca móvil, abajo',
      },
    },
    fixing: {
      label: 'Fijación',
      hint: 'Determina el pandeo y la velocidad crítica',
      options: {
        'both-supported': 'Ambos extremos apoyados',
        'base-fixed-end-free': 'Base fija, extremo libre',
        'base-fixed-end-fixed': 'Base fija, extremo apoyado o fijo',
      },
    },
    dutyCycle: { label: 'Factor de marcha ED', hint: 'Tiempo de marcha / 30 min, truncado a porcentaje entero para la búsqueda' },
    dutyCycleExact: { label: 'Factor de marcha exacto', hint: 'Sin truncar' },
    loadMass: { label: 'Carga de cálculo', hint: 'Carga × 1000 × fs' },
  },
} as const
