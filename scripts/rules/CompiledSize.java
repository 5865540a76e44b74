import com.google.firebase.rules.lang.CompileResult;
import com.google.firebase.rules.lang.FirebaseRulesProtoCompiler;
import com.google.firebase.rules.lang.common.FirebaseRulesLangOptions;
import com.google.firebase.rules.runtime.v1.Function;
import com.google.firebase.rules.runtime.v1.MatchRule;
import com.google.firebase.rules.runtime.v1.Permission;
import com.google.firebase.rules.runtime.v1.ServiceRule;
import com.google.firebase.rules.v1.File;
import com.google.firebase.rules.v1.Issue;
import com.google.firebase.rules.v1.Source;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compiles a ruleset with the compiler inside Google's Firestore emulator and prints what it measures, one tab-separated line each:
 *
 * <pre>
 * issue  LINE  WARNING|ERROR  text
 * part   LINE  bytes          name of a function, or the methods of an allow statement
 * total  bytes
 * </pre>
 *
 * Run it with the emulator's jar on the class path: {@code java -cp JAR CompiledSize.java firestore.rules}
 */
public class CompiledSize {
  public static void main(String[] arguments) throws Exception {
    Path path = Path.of(arguments[0]);
    File file = File.newBuilder().setName(path.getFileName().toString()).setContent(Files.readString(path)).build();
    FirebaseRulesLangOptions options =
        FirebaseRulesLangOptions.builder()
            .allowTernaryOperator(true)
            .shadowedFieldWarnings(true)
            .shadowedFunctionWarnings(true)
            .build();
    CompileResult result =
        FirebaseRulesProtoCompiler.createStandalone(options).compile(Source.newBuilder().addFiles(file).build());
    for (Issue issue : result.getIssues()) {
      print("issue", issue.getSourcePosition().getLine(), issue.getSeverity(), issue.getDescription());
    }
    for (ServiceRule service : result.getRulesetAst().getServiceRulesList()) {
      service.getFunctionsList().forEach(CompiledSize::printFunction);
      service.getMatchRulesList().forEach(CompiledSize::printMatch);
    }
    print("total", result.getRulesetAst().getSerializedSize());
  }

  private static void printMatch(MatchRule match) {
    match.getFunctionsList().forEach(CompiledSize::printFunction);
    match.getPermissionsList().forEach(CompiledSize::printPermission);
    match.getMatchRulesList().forEach(CompiledSize::printMatch);
  }

  private static void printFunction(Function function) {
    print("part", function.getId().getSourcePosition().getLine(), function.getSerializedSize(), function.getId().getName());
  }

  private static void printPermission(Permission permission) {
    String methods = String.join(", ", permission.getIdsList().stream().map(id -> id.getName()).toList());
    int line = permission.getIds(0).getSourcePosition().getLine();
    print("part", line, permission.getSerializedSize(), "allow " + methods);
  }

  private static void print(Object... columns) {
    System.out.println(String.join("\t", java.util.Arrays.stream(columns).map(String::valueOf).toList()));
  }
}
