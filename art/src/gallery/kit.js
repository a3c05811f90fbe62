// Runs in the page of the kit, which stands alone: it is inlined by kit-page.ts and never bundled.
const form = document.querySelector('form');

function filter() {
  const { folder, word, size } = Object.fromEntries(new FormData(form));
  const wanted = word.trim().toLowerCase();
  let count = 0;
  for (const figure of document.querySelectorAll('figure')) {
    const fits = (folder === '' || figure.dataset.folder === folder) && figure.dataset.words.includes(wanted);
    figure.hidden = !fits;
    count += fits ? 1 : 0;
  }
  document.documentElement.style.setProperty('--size', `${size}px`);
  form.querySelector('output').textContent = `${count} shown`;
}

form.addEventListener('input', filter);
form.addEventListener('submit', event => event.preventDefault());
filter();
