/**
 * Texts of the calculator `reducerThreePhase`: `<field>.label`, `.hint`, `.options.<value>`; `.lower` and `.upper` are the ends of its window;
 * `sections.<name>`.
 */
export const texts = {
  class: { name: 'Reductor, motor trifásico', note: 'Con un motor estándar de red: por potencia o par' },
  sections: { demand: 'Requisito', motion: 'Velocidad', types: 'Reductor', output: 'Eje de salida' },
  demand: { label: 'Requisito indicado como', options: { motorPower: 'Potencia del motor', outputTorque: 'Par de salida' } },
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
  motion: { label: 'Velocidad indicada como', options: { outputSpeed: 'Velocidad de salida', ratio: 'Relación de reducción' } },
  outputSpeed: {
    label: 'Velocidad de salida',
    hint: 'Velocidad del eje de salida con el motor en red de 50 Hz',
    lower: { label: 'Velocidad de salida: tolerancia inferior' },
    upper: { label: 'Velocidad de salida: tolerancia superior' },
  },
  ratio: {
    label: 'Relación de reducción',
    hint: 'Velocidad de entrada dividida entre velocidad de salida',
    lower: { label: 'Relación de reducción: tolerancia inferior' },
    upper: { label: 'Relación de reducción: tolerancia superior' },
  },
  serviceFactor: { label: 'Factor de servicio fB', hint: 'Factor de servicio mínimo del reductor; vacío: sin requisito' },
  transmissionTypes: {
    label: 'Dirección de transmisión',
    hint: 'Sin elegir ninguno: cualquiera',
    options: { coaxial: 'Coaxial', parallel: 'Ejes paralelos', rightAngle: 'Ángulo recto' },
  },
  gearTypes: {
    label: 'Tipo de engranaje',
    hint: 'Sin elegir ninguno: cualquiera',
    options: { helical: 'Helicoidal', bevelHelical: 'Cónico-helicoidal', worm: 'Sinfín', planetary: 'Planetario', cycloidal: 'Cicloidal' },
  },
  reducerTypes: {
    label: 'Tipo de reductor',
    hint: 'Sin elegir ninguno: cualquiera',
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
    hint: 'Su tiro añade una carga radial al eje',
    options: {
      none: 'Ninguno, o acoplamiento',
      sprocket: 'Piñón de cadena',
      pinion: 'Piñón dentado',
      toothedBelt: 'Polea para correa dentada',
      vBelt: 'Polea para correa trapecial',
      flatBelt: 'Polea para correa plana',
    },
  },
  pitchDiameter: { label: 'Diámetro primitivo', hint: 'Del elemento en el eje' },
  radialForce: { label: 'Fuerza radial externa', hint: 'Perpendicular al eje, además del tiro del elemento' },
  forceDistance: {
    label: 'Distancia de la fuerza al resalte del eje',
    hint: 'Punto de aplicación de la fuerza radial; vacío: el punto de referencia del fabricante, normalmente la mitad del eje',
  },
  axialForce: { label: 'Fuerza axial', hint: 'A lo largo del eje' },
  maxBacklash: { label: 'Juego angular admisible', hint: 'Juego angular en la salida; vacío: cualquiera' },
  maxTwist: { label: 'Deformación torsional admisible', hint: 'Con el par de servicio máximo, sin el juego angular; vacío: cualquiera' },
  loadInertia: {
    label: 'Inercia de la carga para la parada de emergencia',
    hint: 'En el eje de salida; vacío si no hay parada de emergencia',
  },
  emergencyTime: { label: 'Tiempo de la parada de emergencia', hint: 'De la velocidad de salida al reposo' },
} as const
