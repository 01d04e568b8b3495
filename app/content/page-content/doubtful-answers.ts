import { namesOf } from "~/site-texts/agency-names.ts";
import type { DoubtfulAnswer } from "~/site-texts/types.ts";
import { fillFacts } from "~/text/fill.ts";
import { agency } from "../agency/agency.ts";
import { companyFacts } from "./company-facts.ts";
import { contradictionsIn } from "./contradictions.ts";
import { askedQuestions, originalQuestions, questionSources } from "./questions.ts";
import { readableFacts } from "./readable-facts.ts";
import type { PageValues } from "./types.ts";

/** Answers to questions that contradict a fact. Where a site shows no samples, those of ours are none of its sentences. */
export function doubtfulAnswers(values: PageValues): DoubtfulAnswer[] {
  const facts = { ...companyFacts(values), ...namesOf({ agency }) };
  const readable = readableFacts(values);
  return questionSources.flatMap(({ key }) => {
    const ours = new Set(originalQuestions(key).map(({ id }) => id));
    return askedQuestions(key, values.questions[key]).flatMap(({ id, answer }, at) => {
      if (ours.has(id) && values.isWithoutSamples) return [];
      const doubts = contradictionsIn(fillFacts(answer, facts), key, readable);
      return doubts.length > 0 ? [{ subject: key, field: `questions.${at}.answer`, doubts }] : [];
    });
  });
}
