import { type SystemModule, startSystemModule } from './module';
import type { Answers, Question, QuestionCommand, QuestionEvent, QuestionName } from './questions';
import { RefusedSystemError } from './refusal';

type Module = Promise<SystemModule>;

async function answerTo(question: Question, module: Module): Promise<Answers[QuestionName]> {
  switch (question.name) {
    case 'check':
      return (await module).check(question.given);
    case 'bounds':
      return (await module).bounds(question.given);
    case 'mva':
      return (await module).mva(question.given);
    case 'fit':
      return (await module).fit(question.given);
    case 'read': {
      const { files, ...choices } = question.given;
      const { readFiles } = await import('./loadTest');
      return readFiles(files, choices);
    }
  }
}

/** What a worker does with its commands; questions wait for the module that comes first, but those that need none. */
export function createAnswering(
  post: (event: QuestionEvent) => void,
  log: (error: unknown) => void,
): (command: QuestionCommand) => Promise<void> {
  let give: (module: Module) => void = () => {};
  const given: Module = new Promise((resolve) => {
    give = resolve;
  });
  return async (command) => {
    if (command.type === 'module') {
      give(startSystemModule(command.module));
      return;
    }
    const { number, question } = command;
    try {
      post({ number, type: 'answered', answer: await answerTo(question, given) });
    } catch (error) {
      if (error instanceof RefusedSystemError) {
        post({ number, type: 'refused', refusals: error.refusals });
        return;
      }
      log(error);
      post({ number, type: 'broken' });
    }
  };
}
