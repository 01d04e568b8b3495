import { relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";

type VitestFile = {
  name: string;
  message: string;
  status: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
};

export function vitestFailures(files: VitestFile[] = []): string[] {
  return files.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === "failed");
    if (failed.length === 0 && status === "failed") return [failure(name, message)];
    return failed.map((test) => failure(`${name} > ${test.fullName}`, test.failureMessages[0]));
  });
}

type PlaywrightSuite = {
  specs: {
    ok: boolean;
    file: string;
    title: string;
    tests: { results: { errors?: { message?: string }[] }[] }[];
  }[];
  suites?: PlaywrightSuite[];
};

export function playwrightFailures(suites: PlaywrightSuite[] = []): string[] {
  return suites.flatMap(({ specs, suites }) => [
    ...specs
      .filter((spec) => !spec.ok)
      .map(({ file, title, tests }) => {
        const errors = tests[0]?.results.at(-1)?.errors ?? [];
        // After a timeout, the second error says what was waited for.
        return failure(`${file} > ${title}`, ...errors.map(({ message }) => message));
      }),
    ...playwrightFailures(suites),
  ]);
}

export function failure(name: string, ...messages: (string | undefined)[]): string {
  const beginning = messages
    .flatMap((message = "") => stripVTControlCharacters(message).split("\n").slice(0, 8))
    .join("\n  ");
  return `FAILED: ${relative(process.cwd(), resolve(name))}\n  ${beginning}`;
}
