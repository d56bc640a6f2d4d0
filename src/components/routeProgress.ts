// Stands in for nprogress, whose settings and queue no page needs: the bar at the top while a page is fetched.
// Docusaurus says when, and draws "#nprogress .bar"; how it grows is in css/shell.css.
const ID = 'nprogress';

const done = () => document.getElementById(ID)?.remove();

function start(): void {
  done();
  const progress = document.createElement('div');
  progress.id = ID;
  progress.append(document.createElement('div'));
  progress.firstElementChild?.classList.add('bar');
  document.body.append(progress);
}

export default { configure: () => undefined, start, done };
