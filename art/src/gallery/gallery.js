// Runs in the gallery page, which stands alone: it is inlined by page.ts and never bundled.
const read = id => JSON.parse(document.getElementById(id).textContent);
const entries = new Map(read('entries').map(entry => [entry.id, entry]));
const languages = read('languages');
const form = document.querySelector('form');
const dialog = document.querySelector('dialog');

const swatches = {
  red: '#c8342c',
  orange: '#e07b2a',
  yellow: '#f0c040',
  green: '#3f8f52',
  teal: '#19a7a0',
  blue: '#2f6cb0',
  violet: '#7a4fa8',
  pink: '#e58fa8',
  brown: '#7a4a2b',
  white: '#f4f1ea',
  grey: '#8b8d90',
  black: '#16141a',
};

const wordsOf = ({ shown: { concepts, says } }) => [
  ...concepts.flatMap(({ is, also = [] }) => [is, ...also]),
  ...Object.values(says).flat(),
];

function filter() {
  const { kind, palette, composition, concept, size } = Object.fromEntries(new FormData(form));
  const wanted = concept.trim().toLowerCase();
  let count = 0;
  for (const tile of document.querySelectorAll('main button')) {
    const entry = entries.get(tile.dataset.id);
    const fits =
      (kind === '' || entry.kind === kind) &&
      (palette === '' || entry.palette === palette) &&
      (composition === '' || entry.composition === composition) &&
      (wanted === '' || wordsOf(entry).some(word => word.includes(wanted)));
    tile.hidden = !fits;
    count += fits ? 1 : 0;
  }
  document.documentElement.style.setProperty('--size', `${size}px`);
  form.querySelector('output').textContent = `${count} shown`;
}

function element(tag, text, attributes = {}) {
  const node = Object.assign(document.createElement(tag), { textContent: text });
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

function open(entry) {
  const { id, canvas, idea, large, palette, composition, shown, texts, legibility } = entry;
  const picture = element('div', '', { class: canvas });
  picture.append(element('img', '', { src: `/pictures/${large}`, alt: idea }));
  const about = element('div', '');
  const colours = element('div', '', { class: 'colours' });
  for (const [family, share] of Object.entries(shown.colours)) {
    const title = `${family} ${Math.round(share * 100)} %`;
    colours.append(element('span', '', { title, style: `flex: ${share}; background: ${swatches[family]}` }));
  }
  const table = element('table', '');
  for (const { is, also = [], weight, count, colours: own, place } of shown.concepts) {
    const row = element('tr', '');
    const cell = element('td', '');
    cell.append(element('meter', '', { min: 0, max: 0.6, value: weight, 'aria-label': `weight ${weight}` }));
    row.append(element('td', count > 1 ? `${is} × ${count}` : is), cell);
    for (const text of [own.join(', '), place, also.join(', ')]) row.append(element('td', text));
    table.append(row);
  }
  const says = Object.entries(shown.says).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`);
  about.append(
    element('h2', id, { id: 'id' }),
    element('p', idea),
    element('h3', 'Made as'),
    element(
      'p',
      `${composition}, palette ${palette}. Hero ${legibility.hero}, contrast ${legibility.contrast}, spread ${legibility.spread}.`,
    ),
    element('h3', 'Says'),
    element('p', says.join(' · ')),
    element('h3', 'Colours'),
    colours,
    element('h3', 'Shows'),
    table,
    element('h3', 'For those who cannot see it'),
    ...languages.map(language => element('p', `${language}: ${texts[language] || 'nothing yet'}`, { lang: language })),
  );
  dialog.querySelector('div').replaceChildren(picture, about);
  dialog.showModal();
}

form.addEventListener('input', filter);
form.addEventListener('submit', event => event.preventDefault());
document.querySelector('main').addEventListener('click', event => {
  const tile = event.target.closest('button');
  if (tile !== null) open(entries.get(tile.dataset.id));
});
dialog.querySelector('.close').addEventListener('click', () => dialog.close());
filter();
