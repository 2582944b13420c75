import { texts as reducer } from '../../2000000-reducer-three-phase/texts/es.ts'

/** Labels of the gear unit's inputs are those of its own form. */
const { transmissionTypes, gearTypes, reducerTypes, transmissionElement, pitchDiameter } = reducer
const { radialForce, forceDistance, axialForce, maxBacklash, maxTwist } = reducer

/** Texts of the calculator `storageTank`. */
export const texts = {
  class: { name: 'Agitador de tanque', note: 'Potencia de los rodetes y reductores adecuados con motor' },
  sections: { liquid: 'Líquido', impeller: 'Rodete', drive: 'Accionamiento', types: 'Reductor', output: 'Eje de salida' },
  density: { label: 'Densidad', hint: 'Del líquido, o de la pulpa más pesada que se agita' },
  viscosity: {
    label: 'Viscosidad',
    hint: 'Si el flujo no es turbulento (Re inferior a 10 000), el número de potencia no es constante y este cálculo no es aplicable. El límite depende de la velocidad y el diámetro',
  },
  impeller: {
    label: 'Rodete',
    hint: 'Para un tanque con deflectores; sin ellos la potencia es menor. Determina el número de potencia',
    options: {
      discTurbine: 'Turbina de disco, seis palas planas',
      pitchedSix: 'Seis palas a 45°',
      pitchedFour: 'Cuatro palas a 45°',
      paddle: 'Paleta plana, dos palas',
      propeller: 'Hélice, paso igual al diámetro',
      propellerSteep: 'Hélice, paso 1,5 veces el diámetro',
    },
  },
  powerNumber: {
    label: 'Número de potencia Np',
    hint: 'Para un rodete en flujo turbulento, de una tabla según la forma elegida; use el valor del fabricante si está disponible',
  },
  impellerCount: { label: 'Rodetes en el eje', hint: 'Separados al menos un diámetro, de modo que cada uno absorbe toda su potencia' },
  diameter: { label: 'Diámetro del rodete' },
  speed: {
    label: 'Velocidad de agitación',
    hint: 'El par se calcula a la velocidad máxima dentro de la tolerancia: crece con el cuadrado de la velocidad',
    lower: { label: 'Velocidad de agitación: tolerancia inferior' },
    upper: { label: 'Velocidad de agitación: tolerancia superior' },
  },
  shaftEfficiency: { label: 'Rendimiento del sello del eje y los rodamientos', hint: 'Pérdidas entre el reductor y el líquido' },
  serviceFactor: {
    label: 'Factor de servicio fB',
    hint: 'Factor de servicio mínimo del reductor; mayor si hay sólidos que sedimentan y el arranque es duro',
  },
  surplus: { label: 'Margen de par máximo', hint: 'No se ofrecen accionamientos cuyo par supere el requerido en más de este valor' },
  reynolds: { label: 'Número de Reynolds', hint: 'Re = ρ n d² / μ' },
  tipSpeed: { label: 'Velocidad periférica', hint: 'π n d' },
  impellerPower: { label: 'Potencia de los rodetes', hint: 'P = z Np ρ n³ d⁵ a la velocidad máxima' },
  driveTorque: { label: 'Par en el reductor', hint: 'T = P / (2π n η)' },
  drivePower: { label: 'Potencia en el reductor', hint: 'P / η' },
  turnsPerSecond: { label: 'Velocidad de giro en rev/s' },
  fastest: { label: 'Velocidad de giro máxima en rev/s' },
  span: { label: 'Diámetro del rodete en m' },
  turbulentUpTo: { label: 'Viscosidad máxima para flujo turbulento' },
  leastSurplus: { label: 'Margen de par mínimo' },
  transmissionTypes,
  gearTypes,
  reducerTypes,
  transmissionElement,
  pitchDiameter,
  radialForce,
  forceDistance,
  axialForce,
  maxBacklash,
  maxTwist,
} as const
