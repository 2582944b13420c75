/** Help texts: how to find a model, and where its numbers come from. */
export const texts = {
  title: 'Help',
  lead: 'There are four ways to find a model. Choose the one that starts from what you know.',
  ways: {
    title: 'Four ways to find a model',
    name: {
      title: 'By name',
      when: 'You have a model number or an order code, or part of one.',
      how: 'Enter it in the search box at the top. Click a result to open the model page. You can also paste a complete order code into the box on the start page: it is read part by part, and any error is shown.',
      link: 'Search',
    },
    conditions: {
      title: 'By working conditions',
      when: 'You know the requirements of your machine: load, speed, travel, duty cycle.',
      how: 'Choose a calculator, fill in the form and press “Start matching”. All models of the family are checked; the suitable ones are listed with the best first. “Why” shows each check with the required and available values, formula and source.',
      link: 'Choose a calculator',
    },
    figures: {
      title: 'By technical data',
      when: 'You know the series or the dimensions.',
      how: 'Open the product directory, choose a series and filter its models by parameters. The counts next to the values show how many models remain.',
      link: 'Product directory',
    },
    together: {
      title: 'Several parts together',
      when: 'You need a reducer with its motor, or a complete drive.',
      how: 'A complete drive leads you through the calculators one after another; each result carries over to the next. A reducer and its motor can also be selected side by side, each limiting the other to what fits.',
      link: 'Complete drives',
    },
  },
  numbers: {
    title: 'Where the data comes from',
    basis:
      'Each model states the source of its data: “Published”: from a document of the manufacturer, which is named. “Standard”: from a standard. “Derived”: calculated from published data with a stated formula. “Secondary source”: from a collection that cites the manufacturer. “Unverified”: to be confirmed before ordering. “Demo data”: demonstration series, not for ordering.',
    checks:
      'Each check states its formula and its source. Assumptions such as friction or safety factors are listed with the result and can be changed.',
    unknown:
      'Data that the manufacturer does not state is shown as unknown. A check that cannot be carried out for this reason never counts as passed.',
  },
  keep: {
    title: 'Saving and sharing',
    text: 'The page address contains your inputs and choices: copy the link and send it. Results and models can be printed as a report with inputs, assumptions, checks and sources.',
  },
  ask: {
    title: 'If no model is suitable',
    text: 'The list then shows the closest models and, for each, the smallest change of one input that would make it suitable. Or contact the company:',
    link: 'Contact',
  },
} as const
