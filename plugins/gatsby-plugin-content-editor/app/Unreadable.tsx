import { describeProblem } from "../../gatsby-plugin-content-model/problems";
import { formTexts as words } from "../texts";
import { checkBranch } from "./check";
import { useEditing, useEditorState } from "./editing";
import { addressOf } from "./routes";
import { textsOn } from "./store";

/** What stands in place of a form whose file can't be read. */
export function Unreadable({ file, isKnown }: { file: string; isKnown: boolean }) {
  const { site } = useEditing();
  const { branch } = useEditorState();
  const problems = checkBranch(site, textsOn(branch)).filter((each) => each.file === file);
  const { repo, branch: name } = SETTINGS;
  return (
    <main>
      <header className="bar">
        <a href={addressOf({})} aria-label={words.back} className="icon">
          ←
        </a>
        <h1>{site.files.find((each) => each.file === file)?.label ?? file}</h1>
      </header>
      <div className="message">
        <p>{isKnown ? words.unreadable : words.unknown}</p>
        {problems.map((problem) => (
          <p key={problem.message}>{describeProblem(problem)}</p>
        ))}
        {isKnown && <a href={`https://github.com/${repo}/edit/${name}/data/${file}`}>{words.onGitHub}</a>}
      </div>
    </main>
  );
}
