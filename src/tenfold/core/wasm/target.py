"""A Numba target that lowers rules to LLVM IR for WebAssembly, without optimizing or running them.

`install` puts it in the place of the CPU target of this process, so everything that is compiled afterwards
is lowered for WebAssembly. Types stay those of a 64-bit machine (`intp` is `int64`), so that numbers wrap,
shift and divide as they do natively; only pointers have 32 bits.
"""

from collections.abc import Iterator
from typing import Any, cast

import llvmlite.binding as llvm
from llvmlite import ir
from numba.core import callconv, cgutils, codegen, cpu, externals, types
from numba.core.dispatcher import Dispatcher
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.runtime.nrt import rtsys

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"
"""What every browser of the last years has."""


def target_machine() -> Any:
    """LLVM's code generator for WebAssembly."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    return llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="static", codemodel="default"
    )


class WasmLibrary(codegen.CPUCodeLibrary):
    """Keeps the IR of one function; all libraries are linked at the end."""

    def __init__(self, owner: Any, name: str) -> None:
        super().__init__(owner, name)
        self.texts: list[str] = []

    def add_ir_module(self, ir_module: Any) -> None:
        """Keep a module that llvmlite built."""
        self.texts.append(cgutils.normalize_ir_text(str(ir_module)))

    def add_llvm_module(self, ll_module: Any) -> None:
        """Keep a module that LLVM parsed."""
        self.texts.append(str(ll_module))

    def add_linking_library(self, library: Any) -> None:
        """Remember a library that this one calls."""
        self._linking_libraries.append(library)

    def finalize(self) -> None:
        """Nothing is optimized yet."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
        """Nothing is ever run here, so functions have no address."""
        return 0

    def with_dependencies(self) -> Iterator["WasmLibrary"]:
        """This library and everything it calls, each once."""
        seen: set[int] = set()
        waiting = [self]
        while waiting:
            library = waiting.pop()
            if id(library) not in seen:
                seen.add(id(library))
                waiting.extend(library._linking_libraries)  # noqa: SLF001
                yield library


class WasmCodegen(codegen.CPUCodegen):
    """Makes libraries for WebAssembly."""

    _library_class = WasmLibrary

    def __init__(self) -> None:
        codegen.initialize_llvm()
        self._rtlinker: Any = None
        self._tm_features = FEATURES
        self._tm = target_machine()
        self._target_data = self._tm.target_data
        self._data_layout = str(self._target_data)

    def _create_empty_module(self, name: str) -> Any:
        module = ir.Module(cgutils.normalize_ir_text(name))
        module.triple = TRIPLE
        module.data_layout = self._data_layout
        return module

    def _add_module(self, module: Any) -> None:
        pass

    def set_env(self, env_name: str, env: Any) -> None:
        """No Python object is looked at."""

    def magic_tuple(self) -> tuple[str, ...]:
        """What compiled code depends on."""
        return (TRIPLE, "generic", self._tm_features)

    def insert_unresolved_ref(self, builder: Any, fnty: Any, name: str) -> None:
        """Refuse recursion, which rules don't use."""
        raise NotImplementedError(f"{name} calls itself.")


class WasmContext(cpu.CPUContext):
    """Lowers functions without Numba's runtime and without wrappers for Python."""

    allow_dynamic_globals = False
    """Tables become constants of the module, however large they are."""

    def init(self) -> None:
        """Set up the code generator."""
        self.is32bit = False  # 64-bit division is one instruction.
        self._internal_codegen: Any = WasmCodegen()
        externals.c_math_functions.install(self)

    @property
    def call_conv(self) -> Any:
        """Errors are codes, not pickled exceptions."""
        return callconv.MinimalCallConv(self)

    def add_dynamic_addr(self, builder: Any, intaddr: int, info: str) -> Any:  # noqa: ARG002
        """A rule named as a value is called by its symbol, so its address is never used."""
        if "Dispatcher" not in info:
            raise NotImplementedError(info)
        return ir.Constant(self.get_value_type(types.voidptr), None)

    def post_lowering(self, mod: Any, library: Any) -> None:
        """Rules allocate nothing, so Numba's runtime isn't linked."""

    def create_cpython_wrapper(self, *_: Any, **__: Any) -> None:
        """None is needed."""

    def create_cfunc_wrapper(self, *_: Any, **__: Any) -> None:
        """None is needed."""

    def get_executable(self, library: Any, fndesc: Any, env: Any) -> Any:  # noqa: ARG002
        """A built-in function that nobody calls: Numba tells compiled functions apart by it."""
        return [].append


def install() -> WasmContext:
    """Compile everything in this process for WebAssembly from now on.

    Some games call rules while they are imported, to work out tables: such calls are interpreted.
    """
    called, cached, runtime = cast("Any", (CPUDispatcher, Dispatcher, rtsys))
    called.__call__ = lambda self, *args: self.py_func(*args)
    cached.enable_caching = lambda _self: None
    runtime.initialize = lambda _context: None
    context = WasmContext(cpu_target.typing_context, "cpu")
    vars(cpu_target)["_toplevel_target_context"] = context
    return context
