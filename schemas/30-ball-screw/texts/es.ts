/** Texts of the calculator `ballScrew`: `<field>.label`, `.hint`, `.options.<value>`; `sections.<name>`. */
export const texts = {
  class: { name: 'Husillo de bolas', note: 'Convierte el giro del motor en recorrido exacto; guía y motor aparte' },
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
    hint: 'Dirección del eje del husillo',
    options: { horizontal: 'Horizontal', vertical: 'Vertical' },
  },
  inclination: { label: 'Inclinación', hint: 'Cuánto sube la carrera de avance sobre la horizontal; a nivel si se deja vacío' },
  load: { label: 'Carga', hint: 'Masa total que mueve la tuerca' },
  speed: { label: 'Velocidad máx.', hint: 'Velocidad más alta de la mesa' },
  acceleration: { label: 'Aceleración', hint: 'Se toma el mismo valor al frenar' },
  travel: { label: 'Carrera', hint: 'Recorrido útil de la tuerca' },
  precision: { label: 'Clase de precisión', hint: 'JIS B 1192: C0 el más fino, C10 el más basto', options: { 'C7/C10': 'C7 o C10' } },
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
  externalForce: {
    label: 'Fuerza axial externa',
    hint: 'Positiva contra el avance (hacia abajo en un eje vertical), negativa a favor. Puede actuar o no: cuenta lo peor',
  },
  returnLoad: { label: 'Carga en la vuelta', hint: 'Masa que se mueve a la vuelta, si es distinta' },
  preload: { label: 'Precarga de la tuerca', hint: 'Acorta la vida, frena y carga las bolas; hasta el 10 % de la capacidad dinámica' },
  travelDeviation: {
    label: 'Desviación admisible de la carrera',
    hint: 'Carrera media en la longitud útil, ±; decide la clase de precisión',
  },
  maxDeflection: {
    label: 'Desplazamiento elástico admisible',
    hint: 'De la tuerca con la mayor carga axial, donde el husillo es menos rígido: husillo y tuerca, sin juego',
  },
  supportRigidity: {
    label: 'Rigidez de rodamientos y soportes',
    hint: 'Axial, de todo lo que sujeta el husillo y la tuerca; si queda vacía, cuentan solo husillo y tuerca',
  },
  phases: {
    label: 'Espectro de carga',
    hint: 'Fases por las que el husillo pasa una y otra vez: la vida es la de estas fases, y los límites estáticos valen para ellas y para el movimiento anterior. La carga es la fuerza axial sobre el husillo, positiva contra el avance',
    load: { label: 'Fuerza axial' },
    speed: { label: 'Velocidad' },
    time: { label: 'Duración' },
  },
  motionProfile: {
    label: 'Perfil de movimiento',
    hint: 'Forma de las rampas. La velocidad y la aceleración indicadas son las máximas de la carrera: una rampa suavizada dura más',
    options: {
      trapezoid: 'Trapezoidal: aceleración constante',
      sCurve: 'Curva en S: la aceleración sube y baja de forma uniforme',
      modifiedSine: 'Seno modificado',
    },
  },
} as const
