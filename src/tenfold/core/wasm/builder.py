"""Builds a WebAssembly module from drivers: lowers them, links all IR once, optimizes and links."""

from typing import Any

import llvmlite.binding as llvm
from numba import typeof
from numba.core import cgutils
from numba.core.compiler_lock import global_compiler_lock

from tenfold.core.wasm.exports import Exports
from tenfold.core.wasm.linker import link
from tenfold.core.wasm.target import WasmContext, target_machine
from tenfold.core.wasm.wrappers import add_wrapper

MODULE = "rules"


@global_compiler_lock
def build_module(context: WasmContext, exports: Exports) -> bytes:
    """A module that exports these drivers and imports nothing."""
    module = _linked(_lowered(context, exports), set(exports))
    machine = target_machine()
    _optimize(module, machine)
    return link(machine.emit_object(module), exports)


def _lowered(context: WasmContext, exports: Exports) -> list[str]:
    """The IR of all drivers, of what they call, and of the wrappers."""
    wrappers = context.codegen()._create_empty_module(MODULE)  # noqa: SLF001
    libraries: dict[int, Any] = {}
    for name, (driver, arguments) in exports.items():
        signature = tuple(typeof(argument) for argument in arguments)
        driver.compile(signature)
        add_wrapper(context, wrappers, name, driver, signature)
        for library in driver.overloads[signature].library.with_dependencies():
            libraries[id(library)] = library
    texts = [text for library in libraries.values() for text in library.texts]
    return [*texts, cgutils.normalize_ir_text(str(wrappers))]


def _linked(texts: list[str], exported: set[str]) -> Any:
    """One module of all IR, in which only what is exported can be reached from outside."""
    module = None
    for text in texts:
        # There are no common symbols, and functions that nothing calls yet must stay until all are linked.
        part = llvm.parse_assembly(text.replace("= common global", "= weak_odr global"))
        for function in part.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.external:
                function.linkage = "weak_odr"
        if module is None:
            module = part
        else:
            module.link_in(part)
    assert module is not None
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name in exported else "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    module.verify()
    return module


def _optimize(module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = False
    options.slp_vectorization = False
    passes = llvm.create_pass_builder(machine, options)
    passes.getModulePassManager().run(module, passes)
