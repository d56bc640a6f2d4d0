import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { python } from '@codemirror/lang-python';
import {
  bracketMatching,
  indentOnInput,
  indentUnit,
  syntaxHighlighting,
} from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';

export interface EditorOptions {
  parent: HTMLElement;
  text: string;
  /** Accessible name. */
  label: string;
  onChange: (text: string) => void;
  onRun: () => void;
}

/** An editor for Python. The Tab key leaves it, as it leaves every other field. */
export function createEditor({ parent, text, label, onChange, onRun }: EditorOptions): EditorView {
  const run = () => {
    onRun();
    return true;
  };
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        keymap.of([{ key: 'Mod-Enter', run }, ...defaultKeymap, ...historyKeymap]),
        history(),
        drawSelection(),
        highlightActiveLine(),
        indentUnit.of('    '),
        EditorState.tabSize.of(4),
        indentOnInput(),
        bracketMatching(),
        python(),
        syntaxHighlighting(classHighlighter),
        EditorView.contentAttributes.of({ 'aria-label': label }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString());
        }),
      ],
    }),
  });
}
