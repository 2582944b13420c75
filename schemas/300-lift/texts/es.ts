/** Texts of the calculator `lift`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Gato de husillo', note: 'Un gato de husillo con reductor sinfín, para cargas pesadas' },
  sections: {
    load: 'Carga',
    duty: 'Servicio',
    mounting: 'Montaje',
    further: 'Varios gatos, eje de entrada',
    dutySpectrum: 'Espectro de carga',
  },
  loadType: {
    label: 'Tipo de carga',
    hint: 'Determina el intervalo del factor de servicio fs',
    options: {
      smooth: 'Carga uniforme, inercia pequeña',
      medium: 'Choques ligeros, inercia media',
      strong: 'Choques fuertes, inercia grande',
    },
  },
  serviceFactor: {
    label: 'Factor de servicio fs',
    hint: 'El tipo de carga determina el intervalo; el valor predeterminado es su límite superior',
  },
  load: { label: 'Carga', hint: 'Carga axial; con varios gatos, la carga total' },
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
    hint: 'Determina la carga de pandeo y la velocidad crítica',
    options: {
      'both-supported': 'Ambos extremos apoyados',
      'base-fixed-end-free': 'Base fija, extremo libre',
      'base-fixed-end-fixed': 'Base fija, extremo apoyado o fijo',
    },
  },
  jackCount: {
    label: 'Número de gatos',
    hint: 'Gatos que elevan la carga juntos; cuantos más, menos uniforme es el reparto de la carga. Sin elegir: uno',
  },
  inputRadialForce: {
    label: 'Fuerza radial en el eje de entrada',
    hint: 'De correa, cadena o engranaje, por gato, en el centro del extremo del eje',
  },
  maxNutPressure: {
    label: 'Presión admisible en los flancos de la tuerca',
    hint: 'Depende del material de la tuerca deslizante; vacío: no se comprueba',
  },
  maxDeflection: {
    label: 'Acortamiento admisible',
    hint: 'Con la carga máxima, totalmente extendido: del husillo, y del gato si su fabricante indica la rigidez',
  },
  phases: {
    label: 'Espectro de carga',
    hint: 'Fases de trabajo que el gato repite, pausas incluidas. Determinan la carga térmica y la vida; los demás límites se aplican a ellas y al movimiento indicado arriba. Los valores medios se toman sobre 30 minutos como máximo',
    load: { label: 'Carga de diseño', hint: 'Total de todos los gatos, con el factor de servicio incluido' },
    speed: { label: 'Velocidad de elevación', hint: '0 en reposo' },
    time: { label: 'Duración' },
  },
  dutyCycle: { label: 'Ciclo de trabajo ED', hint: 'Tiempo de marcha / 30 min, truncado a un porcentaje entero para la búsqueda' },
  dutyCycleExact: { label: 'Ciclo de trabajo exacto', hint: 'Antes de truncarlo a un porcentaje entero' },
  loadMass: { label: 'Carga de diseño', hint: 'Carga × 1000 × fs' },
} as const
