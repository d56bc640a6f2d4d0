// The script in the head of every page that waits for the files which the page is made of.
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const codeOf = (name) =>
  ts.transpileModule(readFileSync(`src/arrival/${name}.ts`, 'utf8'), {
    compilerOptions: { module: 'commonjs', target: 'es2022', removeComments: true },
  }).outputText;

const PARTS = ['arrival', 'notice', 'inHtml', 'framedWorker'];

export const arrivalTag = {
  tagName: 'script',
  innerHTML: `(exports=>{${PARTS.map(codeOf).join('')}
    window.arrival=exports.createArrival(window,(tryAgain)=>exports.createNotice(window,tryAgain));
    exports.waitForHtml(document,window.arrival);
    if(window.origin==='null'&&window.Worker)window.Worker=exports.framedWorker(window)})({})`,
};
