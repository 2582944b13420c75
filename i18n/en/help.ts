/** Help texts: how to find a model, and where its numbers come from. */
export const texts = {
  title: 'Help',
  lead: 'Four ways lead to a model. Take the one that begins with what you know.',
  ways: {
    title: 'Four ways to find a model',
    name: {
      title: 'By its name',
      when: 'You have a model number or an order code, or a part of one.',
      how: 'Type it into the search box at the top. A click opens the page of the model. A complete order code can also be pasted into the box on the start page: it is read part by part, and what is wrong with it is named.',
      link: 'Search',
    },
    conditions: {
      title: 'By working conditions',
      when: 'You know what the machine must do: load, speed, travel, duty.',
      how: 'Choose a calculator, fill in its form and press “Start matching”. Every model of the family is checked, those that fit are listed best first. “Why” shows each check with required and available value, formula and source.',
      link: 'Choose a calculator',
    },
    figures: {
      title: 'By its figures',
      when: 'You know the series or the dimensions.',
      how: 'Open the product directory, choose a series and narrow its models by parameters. The counts beside the values say how many models each choice leaves.',
      link: 'Product directory',
    },
    together: {
      title: 'Several parts together',
      when: 'You need a gear unit with its motor, or a whole drive.',
      how: 'Complete drives lead through the calculators one after the other; what is chosen in one goes on into the next. A gear unit and its motor can be chosen side by side, each leaving what fits the other.',
      link: 'Complete drives',
    },
  },
  numbers: {
    title: 'Where the numbers come from',
    basis:
      'Every model says what its figures rest on: “Published” stands in a document of the maker, which is named; “Standard” in a standard; “Derived” follows from published figures by a formula that is stated; “Second-hand” was read in a collection that refers to the maker; “Unverified” has to be confirmed before ordering; “Demo data” is a demonstration series, not to be ordered.',
    checks:
      'Each check names its formula and its source. Assumptions such as friction or safety factors are listed with the result and can be changed.',
    unknown: 'What a maker does not state is shown as not known. A check that cannot be made for that reason is never counted as passed.',
  },
  keep: {
    title: 'Keeping and passing on',
    text: 'The address of a page carries what you asked and chose: copy the link and send it. Results and models can be printed as a report with inputs, assumptions, checks and sources.',
  },
  ask: {
    title: 'If nothing fits',
    text: 'The list then shows the nearest models and the smallest change of one input that would make each fit. Or ask the company:',
    link: 'Contact',
  },
} as const
