/**
 * Texts of the calculator `reducerThreePhase`: `<field>.label`, `.hint`, `.options.<value>`; `.lower` and `.upper` are the ends of its window;
 * `sections.<name>`.
 */
export const texts = {
  class: { name: 'Reductor, motor trifásico', note: 'Para un motor de red normal: por potencia o par' },
  sections: { demand: 'Requisito', motion: 'Velocidad', types: 'Reductor', output: 'Eje de salida' },
  demand: { label: 'Requisito dado como', options: { motorPower: 'Potencia del motor', outputTorque: 'Par de salida' } },
  motorPower: {
    label: 'Potencia del motor',
    hint: 'Potencia nominal del motor trifásico con red de 50 Hz',
    lower: { label: 'Potencia del motor: tolerancia inferior' },
    upper: { label: 'Potencia del motor: tolerancia superior' },
  },
  outputTorque: {
    label: 'Par de salida',
    hint: 'Par en el eje de salida',
    lower: { label: 'Par de salida: tolerancia inferior' },
    upper: { label: 'Par de salida: tolerancia superior' },
  },
  motion: { label: 'Velocidad dada como', options: { outputSpeed: 'Velocidad de salida', ratio: 'Relación de reducción' } },
  outputSpeed: {
    label: 'Velocidad de salida',
    hint: 'Velocidad del eje de salida con el motor en red de 50 Hz',
    lower: { label: 'Velocidad de salida: tolerancia inferior' },
    upper: { label: 'Velocidad de salida: tolerancia superior' },
  },
  ratio: {
    label: 'Relación de reducción',
    hint: 'Velocidad de entrada entre velocidad de salida',
    lower: { label: 'Relación de reducción: tolerancia inferior' },
    upper: { label: 'Relación de reducción: tolerancia superior' },
  },
  serviceFactor: { label: 'Factor de servicio fB', hint: 'Factor de servicio mínimo del reductor; vacío: sin requisito' },
  transmissionTypes: {
    label: 'Dirección de transmisión',
    hint: 'Sin marcar: cualquiera',
    options: { coaxial: 'Coaxial', parallel: 'Ejes paralelos', rightAngle: 'Ángulo recto' },
  },
  gearTypes: {
    label: 'Tipo de engranaje',
    hint: 'Sin marcar: cualquiera',
    options: { helical: 'Helicoidal', bevelHelical: 'Cónico-helicoidal', worm: 'Sinfín', planetary: 'Planetario', cycloidal: 'Cicloidal' },
  },
  reducerTypes: {
    label: 'Tipo de reductor',
    hint: 'Sin marcar: cualquiera',
    options: {
      helicalInline: 'Helicoidal coaxial',
      parallelShaft: 'Ejes paralelos',
      bevelHelical: 'Cónico-helicoidal',
      helicalWorm: 'Helicoidal-sinfín',
      worm: 'Sinfín',
      planetary: 'Planetario',
      rightAnglePlanetary: 'Planetario en ángulo',
      cycloidal: 'Cicloidal',
    },
  },
  transmissionElement: {
    label: 'Elemento en el eje de salida',
    hint: 'Su tiro carga el eje',
    options: {
      none: 'Ninguno, o acoplamiento',
      sprocket: 'Piñón de cadena',
      pinion: 'Piñón dentado',
      toothedBelt: 'Polea dentada',
      vBelt: 'Polea trapecial',
      flatBelt: 'Polea plana',
    },
  },
  pitchDiameter: { label: 'Diámetro primitivo', hint: 'Del elemento en el eje' },
  radialForce: { label: 'Fuerza radial externa', hint: 'Transversal al eje, además del tiro de un elemento' },
  forceDistance: {
    label: 'Distancia al resalte del eje',
    hint: 'Donde actúa la fuerza radial; vacío: el punto del fabricante, casi siempre la mitad del eje',
  },
  axialForce: { label: 'Fuerza axial', hint: 'A lo largo del eje' },
  maxBacklash: { label: 'Juego angular admisible', hint: 'En la salida; vacío: cualquiera' },
  maxTwist: { label: 'Deformación torsional admisible', hint: 'Con el mayor par de servicio, sin el juego; vacío: cualquiera' },
  loadInertia: { label: 'Inercia de la carga para la parada de emergencia', hint: 'En el eje de salida; vacío sin parada de emergencia' },
  emergencyTime: { label: 'Tiempo de la parada de emergencia', hint: 'De la velocidad de salida al reposo' },
} as const
