const needed = 'Aquí decide la distancia de la carga a las guías'

/** Texts of the calculator `ballRail`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Guía lineal de bolas', note: 'Soporta y guía una carga; requiere un accionamiento aparte' },
  sections: {
    mounting: 'Montaje',
    load: 'Carga',
    motion: 'Movimiento',
    further: 'Inclinación, punto de accionamiento, fuerza externa, carrera de retorno, perfil de movimiento',
    dutySpectrum: 'Espectro de carga',
  },
  posture: {
    label: 'Posición de montaje',
    hint: 'Posición de montaje de los raíles; determina las disposiciones disponibles',
    options: { horizontal: 'Horizontal', vertical: 'Vertical', wall: 'En pared' },
  },
  inclination: { label: 'Inclinación', hint: 'Ángulo con que sube el avance respecto a la horizontal; vacío: horizontal' },
  layout: {
    label: 'Disposición',
    hint: 'Raíles × patines por raíl',
    options: {
      '1x1': '1 raíl, 1 patín',
      '1x2': '1 raíl, 2 patines',
      '2x1': '2 raíles, 1 patín en cada uno',
      '2x2': '2 raíles, 2 patines en cada uno',
      '2x3': '2 raíles, 3 patines en cada uno',
      '2x4': '2 raíles, 4 patines en cada uno',
    },
  },
  sliderSpacing: { label: 'Distancia entre patines', hint: 'Distancia entre centros de patines contiguos de un raíl' },
  railSpacing: { label: 'Distancia entre raíles', hint: 'Distancia entre centros de los raíles' },
  diagram: { label: 'Esquema de la disposición' },
  load: { label: 'Carga W', hint: 'Masa total sobre los patines' },
  armA: {
    label: 'Brazo A',
    hint: 'Distancia del centro de gravedad al centro de los patines, a lo largo de la carrera; positiva hacia el inicio de la carrera',
    needed,
  },
  armB: {
    label: 'Brazo B',
    hint: 'Distancia del centro de gravedad al centro de los patines, transversal a la carrera en el plano de montaje; positiva o negativa',
    needed,
  },
  armC: { label: 'Brazo C', hint: 'Altura del centro de gravedad sobre el plano de los patines', needed },
  speed: { label: 'Velocidad máx.', hint: 'Velocidad máxima del carro' },
  acceleration: { label: 'Aceleración', hint: 'También se aplica a la deceleración' },
  travel: { label: 'Carrera', hint: 'Recorrido útil; el raíl es más largo por los patines y sus extremos' },
  driveB: {
    label: 'Punto de accionamiento, transversal',
    hint: 'Desde el centro de los patines, transversal a la carrera en el plano de montaje, como el brazo B',
  },
  driveC: { label: 'Punto de accionamiento, altura', hint: 'Sobre el plano de los patines, como el brazo C; negativa por debajo' },
  forceX: {
    label: 'Fuerza externa FX',
    hint: 'Contra el avance; hacia abajo en un eje vertical. Se usa el caso más desfavorable, con o sin la fuerza',
  },
  forceY: { label: 'Fuerza externa FY', hint: 'Transversal a la carrera en el plano de montaje, como el brazo B; hacia abajo en pared' },
  forceZ: { label: 'Fuerza externa FZ', hint: 'Hacia los raíles; negativa si se aleja de ellos' },
  forceA: { label: 'Punto de aplicación, longitudinal', hint: 'Como el brazo A' },
  forceB: { label: 'Punto de aplicación, lateral', hint: 'Como el brazo B' },
  forceC: { label: 'Punto de aplicación, altura', hint: 'Como el brazo C' },
  returnLoad: {
    label: 'Carga en la carrera de retorno',
    hint: 'Masa movida en la carrera de retorno, con los mismos brazos, si es distinta',
  },
  motionProfile: {
    label: 'Perfil de movimiento',
    hint: 'Forma de las rampas. La velocidad y la aceleración indicadas arriba son los valores máximos de la carrera: una rampa suavizada dura más',
    options: {
      trapezoid: 'Trapezoidal: aceleración constante',
      sCurve: 'Curva en S: la aceleración aumenta y disminuye linealmente',
      modifiedSine: 'Seno modificado',
    },
  },
  phases: {
    label: 'Espectro de carga',
    hint: 'Fases de trabajo que la guía repite. Determinan la vida; los demás límites se aplican a ellas y al movimiento indicado arriba. El centro de gravedad es el mismo en todas las fases',
    load: { label: 'Carga' },
    acceleration: { label: 'Aceleración', hint: 'En uno u otro sentido; 0 a velocidad constante' },
    speed: { label: 'Velocidad', hint: 'Velocidad media de la fase; 0 en reposo' },
    time: { label: 'Duración' },
  },
} as const
