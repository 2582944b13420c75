/** Texts of the calculator `ballScrew`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Husillo de bolas', note: 'Convierte el giro del motor en un recorrido preciso; guía y motor se eligen aparte' },
  sections: {
    mounting: 'Montaje',
    motion: 'Movimiento',
    accuracy: 'Precisión y apoyos',
    further: 'Inclinación, otras cargas, precarga, desviación de la carrera, perfil de movimiento',
    stiffness: 'Rigidez',
    dutySpectrum: 'Espectro de carga',
  },
  posture: {
    label: 'Posición de montaje',
    hint: 'Orientación del eje del husillo',
    options: { horizontal: 'Horizontal', vertical: 'Vertical' },
  },
  inclination: { label: 'Inclinación', hint: 'Ángulo con que sube el avance respecto a la horizontal; vacío: horizontal' },
  load: { label: 'Carga', hint: 'Masa total que mueve la tuerca' },
  speed: { label: 'Velocidad máx.', hint: 'Velocidad máxima de la mesa' },
  acceleration: { label: 'Aceleración', hint: 'También se aplica a la deceleración' },
  travel: { label: 'Carrera', hint: 'Recorrido útil de la tuerca' },
  precision: { label: 'Clase de precisión', hint: 'JIS B 1192: C0 es la más fina; C10, la más basta', options: { 'C7/C10': 'C7 o C10' } },
  fixing: {
    label: 'Apoyo de los extremos',
    hint: 'Disposición de los rodamientos en ambos extremos; determina la velocidad crítica y la carga de pandeo',
    options: {
      'fixed-free': 'Fijo – libre',
      'supported-supported': 'Apoyado – apoyado',
      'fixed-supported': 'Fijo – apoyado',
      'fixed-fixed': 'Fijo – fijo',
    },
  },
  externalForce: {
    label: 'Fuerza axial externa',
    hint: 'Positiva contra el avance (hacia abajo en un eje vertical), negativa a favor. Se usa el caso más desfavorable, con o sin la fuerza',
  },
  returnLoad: { label: 'Carga en la carrera de retorno', hint: 'Masa movida en la carrera de retorno, si es distinta' },
  preload: {
    label: 'Precarga de la tuerca',
    hint: 'Reduce la vida, genera par de arrastre y carga las bolas; hasta el 10 % de la capacidad de carga dinámica',
  },
  travelDeviation: {
    label: 'Desviación admisible de la carrera',
    hint: 'Desviación media de la carrera en la longitud útil, ±; determina la clase de precisión',
  },
  maxDeflection: {
    label: 'Desplazamiento elástico admisible',
    hint: 'De la tuerca con la carga axial máxima, en la posición menos rígida del husillo: husillo y tuerca, sin holgura',
  },
  supportRigidity: {
    label: 'Rigidez de rodamientos y soportes',
    hint: 'Rigidez axial de todo lo que soporta el husillo y la tuerca; vacío: solo se incluyen husillo y tuerca',
  },
  phases: {
    label: 'Espectro de carga',
    hint: 'Fases de trabajo que el husillo repite. Determinan la vida; los límites estáticos se aplican a ellas y al movimiento indicado arriba. La carga es la fuerza axial sobre el husillo, positiva contra el avance',
    load: { label: 'Fuerza axial' },
    speed: { label: 'Velocidad' },
    time: { label: 'Duración' },
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
} as const
