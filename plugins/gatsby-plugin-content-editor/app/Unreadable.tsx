import { describeProblem } from "../../gatsby-plugin-content-model/problems";
import { formTexts as words } from "../texts";
import { checkBranch } from "./check";
import { useEditing, useEditorState, useFieldLabel } from "./editing";
import { addressOf, onGitHub } from "./routes";

/** What stands in place of a form whose file can't be read. */
export function Unreadable({ file }: { file: string }) {
  const { site } = useEditing();
  const { branchSources } = useEditorState();
  const labelOf = useFieldLabel();
  const form = site.files.find((each) => each.file === file);
  const problems = checkBranch(site, branchSources).filter((each) => each.file === file);
  return (
    <main>
      <header className="bar">
        <a href={addressOf({})} aria-label={words.back} className="icon">
          ←
        </a>
        <h1>{labelOf(file, [])}</h1>
      </header>
      <div className="message">
        <p>{form ? words.unreadable : words.unknown}</p>
        {problems.map((problem) => (
          <p key={problem.message}>{describeProblem(problem)}</p>
        ))}
        {form && <a href={onGitHub(file)}>{words.onGitHub}</a>}
      </div>
    </main>
  );
}
