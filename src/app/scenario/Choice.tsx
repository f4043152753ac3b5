interface ChoiceProps {
  label: string;
  options: readonly string[];
  value: string;
  /** The text of the choice of nothing; there is none without it. */
  none?: string;
  choose: (value: string) => void;
}

/** A choice from a list of names, in a view for developers. */
export const Choice = ({ label, options, value, none, choose }: ChoiceProps) => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => choose(target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  </label>
);
