/** Texts of support units: name, and what their columns state. */
export const texts = {
  name: 'Support units',
  part: 'Support unit',
  columns: {
    end: 'end that it holds',
    screws: 'screws that it is made for',
    boreMm: 'bore',
    dynamicAxialRatingN: 'dynamic axial load rating',
    permissibleAxialN: 'permissible static axial load',
    axialRigidityNPerUm: 'axial rigidity',
    dynamicRadialRatingN: 'dynamic radial load rating',
    staticRadialRatingN: 'static radial load rating',
  },
} as const
